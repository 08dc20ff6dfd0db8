import { keyOf } from '@phial/browser/server-state/call-query';
import {
  acknowledgeReport,
  readCurrentVersion,
  readReport,
  searchReports,
} from '@phial/contract/calls/reports';
import type { Report } from '@phial/contract/reports/report';
import { formatMoment } from '@phial/domain/moment-text';
import { abnormalFlagOf, isCritical } from '@phial/domain/reports/observation-interpretation';
import { Button } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { Notice } from '@phial/ui/notice/notice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../api-client/client.ts';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { FocusedNotice } from '../../../shell/focused-notice.tsx';
import { cancelReading } from '../cancel-reading.ts';

/**
 * Over the critical results of a version: the button that acknowledges them, and from then on who did and when. An
 * earlier version asks for nothing more, as the newest one does where it is critical.
 */
export function AcknowledgementNotice({ report }: { report: Report }) {
  const { report: words } = useMessages().reports;
  const language = useLanguage();
  const { mutate, isPending, isSuccess } = useAcknowledging(report);
  const { acknowledgement, version, currentVersion } = report;
  if (acknowledgement === undefined) return null;
  const { acknowledgedAt, acknowledgedBy } = acknowledgement;
  if (acknowledgedAt !== null) {
    const title = words.acknowledgedBy(acknowledgedBy, formatMoment(acknowledgedAt, language));
    // The button that was pressed is gone, and the focus with it.
    return isSuccess ? (
      <FocusedNotice tone="success" title={title} />
    ) : (
      <Notice tone="success" title={title} />
    );
  }
  if (version !== currentVersion) return null;
  return (
    <Notice tone="error" title={words.toAcknowledge(criticalCount(report))}>
      <p>{words.toAcknowledgeHint}</p>
      <Button
        variant="primary"
        icon={<Icon name="check" size={20} />}
        busy={isPending}
        onClick={() => mutate()}
      >
        {words.acknowledge}
      </Button>
    </Notice>
  );
}

function useAcknowledging({ reportId, version }: Report) {
  const client = useQueryClient();
  const params = { id: reportId };
  return useMutation({
    mutationFn: () => send(acknowledgeReport, { params, body: { version } }),
    onMutate: () => cancelReading(client, reportId),
    onSuccess: ({ acknowledgement, currentVersion }) => {
      // Fetching the report again would be recorded as a second opening.
      client.setQueriesData<Report>({ queryKey: keyOf(readReport, { params }) }, (known) =>
        known?.version === version ? { ...known, acknowledgement } : known,
      );
      if (currentVersion !== version) {
        void client.invalidateQueries({ queryKey: keyOf(readCurrentVersion, { params }) });
      }
      return client.invalidateQueries({ queryKey: keyOf(searchReports) });
    },
  });
}

function criticalCount({ content }: Report): number {
  const results = content.groups.flatMap((group) => group.results);
  return results.filter(({ interpretations }) => isCritical(abnormalFlagOf(interpretations))).length;
}
