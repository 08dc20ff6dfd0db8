import { isUnfinished, isWithdrawn, type ReportStatus } from '@phial/domain/report-status';
import { Tag } from '@phial/ui/tag/tag';
import { useMessages } from '../../../language/language.ts';

/** The state of a report in words. */
export function ReportStatusTag({ status }: { status: ReportStatus }) {
  const words = useMessages().reports.statuses;
  return <Tag tone={toneOf(status)}>{words[status]}</Tag>;
}

function toneOf(status: ReportStatus) {
  if (isWithdrawn(status)) return 'warning';
  if (isUnfinished(status)) return 'sky';
  return status === 'final' ? 'mint' : 'warning';
}
