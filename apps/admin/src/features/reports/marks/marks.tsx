import type { ReportOutline } from '@phial/contract/reports/report-content';
import type { AbnormalFlag } from '@phial/domain/reports/observation-interpretation';
import { isUnfinished, isWithdrawn, type ReportStatus } from '@phial/domain/reports/report-status';
import { Tag } from '@phial/ui/tag/tag';
import { useMessages } from '../../../language/language.ts';
import styles from './marks.module.css';

/** The shape says which way, twice the shape that it is critical; the word says both. */
const SHAPES: Readonly<Record<AbnormalFlag, string>> = {
  'critical-high': '▲▲',
  'critical-low': '▼▼',
  critical: '◆◆',
  high: '▲',
  low: '▼',
  abnormal: '◆',
};

/** How the laboratory has marked a result: in a word and a shape, colour only besides. */
export function AbnormalMark({ flag }: { flag: AbnormalFlag }) {
  const words = useMessages().reports.flags;
  return <Mark flag={flag} shape={SHAPES[flag]} words={words[flag]} />;
}

/** A word behind a shape, in the colour of its flag. */
function Mark({ flag, shape, words }: { flag: string; shape: string; words: string }) {
  return (
    <span className={styles.mark} data-flag={flag}>
      <span aria-hidden="true">{shape}</span>
      {words}
    </span>
  );
}

/** How many results of a report are marked, the critical ones first. */
export function OutlineMarks({
  outline: { results, abnormal, critical, changed = 0 },
  status,
}: {
  outline: ReportOutline;
  status: ReportStatus;
}) {
  const words = useMessages().reports.list;
  // What a withdrawn report says of its results does not hold.
  if (isWithdrawn(status)) return <span className={styles.quiet}>{words.withdrawn}</span>;
  if (results === 0) return <span className={styles.quiet}>{words.noResults}</span>;
  const others = abnormal - critical;
  return (
    <span className={styles.marks}>
      {abnormal === 0 && <span className={styles.quiet}>{words.normal}</span>}
      {critical > 0 && <Mark flag="critical" shape="◆◆" words={words.critical(critical)} />}
      {others > 0 && <Mark flag="abnormal" shape="◆" words={words.abnormal(others)} />}
      {changed > 0 && <Mark flag="changed" shape="≠" words={words.changed(changed)} />}
    </span>
  );
}

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
