import type { Report } from '@phial/contract/report';
import { Button } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../../../language/language.ts';
import { currentVersionKey, sendRead } from '../api.ts';

/**
 * Marks what is on the screen as read, or takes that back. Opening a report
 * marks nothing: that somebody has looked is not that the doctor has read it.
 */
export function ReadButton({ report }: { report: Report }) {
  const { report: words } = useMessages().reports;
  const client = useQueryClient();
  const { reportId, version, currentVersion, unread } = report;
  const { mutate, isPending } = useMutation({
    mutationFn: (isRead: boolean) => sendRead(reportId, { version, isRead }),
    onSuccess: (state) => {
      // A newer version has come meanwhile: the page says so and leads to it, instead of changing under the reader.
      if (state.currentVersion !== version) {
        return client.invalidateQueries({ queryKey: currentVersionKey(reportId) });
      }
      // Fetching the report again would be recorded as a second opening.
      client.setQueriesData<Report>(
        { queryKey: ['report', reportId] },
        (known) => known && { ...known, ...state },
      );
      return client.invalidateQueries({ queryKey: ['reports'] });
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
