import { keyOf } from '@phial/browser/server-state/call-query';
import {
  markReportRead,
  markReportUnread,
  readCurrentVersion,
  readReport,
  searchReports,
} from '@phial/contract/calls/reports';
import type { Report } from '@phial/contract/reports/report';
import { Button } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../api-client/client.ts';
import { useMessages } from '../../../language/language.ts';
import { cancelReading } from '../cancel-reading.ts';

/**
 * Marks what is on the screen as read, or takes that back. Opening a report
 * marks nothing: that somebody has looked is not that the doctor has read it.
 */
export function ReadButton({ report }: { report: Report }) {
  const { report: words } = useMessages().reports;
  const client = useQueryClient();
  const { reportId, version, currentVersion, unread } = report;
  const params = { id: reportId };
  const { mutate, isPending } = useMutation({
    mutationFn: (isRead: boolean) =>
      isRead
        ? send(markReportRead, { params, body: { version } })
        : send(markReportUnread, { params, query: { version } }),
    onMutate: () => cancelReading(client, reportId),
    onSuccess: (state) => {
      // A newer version has come meanwhile: the page says so and leads to it, instead of changing under the reader.
      if (state.currentVersion !== version) {
        return client.invalidateQueries({ queryKey: keyOf(readCurrentVersion, { params }) });
      }
      // Fetching the report again would be recorded as a second opening.
      client.setQueriesData<Report>(
        { queryKey: keyOf(readReport, { params }) },
        (known) => known && { ...known, ...state },
      );
      return client.invalidateQueries({ queryKey: keyOf(searchReports) });
    },
  });
  if (version !== currentVersion) return null;
  return unread ? (
    <Button
      variant="primary"
      icon={<Icon name="check" size={20} />}
      busy={isPending}
      onClick={() => mutate(true)}
    >
      {words.markRead}
    </Button>
  ) : (
    <Button busy={isPending} onClick={() => mutate(false)}>
      {words.markUnread}
    </Button>
  );
}
