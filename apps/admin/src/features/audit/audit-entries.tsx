import { keyOf } from '@phial/browser/server-state/call-query';
import { readAuditLog } from '@phial/contract/calls/audit';
import type { AuditEntry, AuditQuery } from '@phial/contract/staff/audit';
import { parseServTime } from '@phial/domain/hong-kong-time';
import { formatMoment } from '@phial/domain/moment-text';
import { Button } from '@phial/ui/button/button';
import { Loading } from '@phial/ui/loading/loading';
import { Notice } from '@phial/ui/notice/notice';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { send } from '../../api-client/client.ts';
import { useLanguage, useMessages } from '../../language/language.ts';
import { useServices } from '../../services/use-services.ts';
import { TryAgain } from '../../shell/try-again.tsx';
import { DataTable } from '../../table/data-table.tsx';
import type { TableColumn } from '../../table/table-rows.ts';
import { allAccounts } from '../accounts/api.ts';
import styles from './audit.module.css';
import {
  type AccountNames,
  type AuditSubjects,
  actionName,
  actorName,
  detailTexts,
  shortId,
  subjectText,
} from './audit-words.ts';

/** The entries of the audit log that fit, newest first, fifty more at a press. */
export function AuditEntries({
  query,
  name,
  bookingLink,
  exportAs,
  empty,
  emptyHint,
}: {
  query: AuditQuery;
  /** Begins the names of the table's parameters in the address. */
  name?: string;
  /** Where the entries of one booking are; without it there are no links. */
  bookingLink?: (appointmentId: string, text: string) => ReactNode;
  /** File name of the loaded entries as CSV; without it they are not offered. */
  exportAs?: string;
  /** Shown when nothing matches; by default, that nothing matches. */
  empty?: string;
  /** What to do then. */
  emptyHint?: string;
}) {
  const messages = useMessages();
  const language = useLanguage();
  const { nameOf } = useServices();
  const { audit: words } = messages;
  const names = useAccountNames();
  const { columns: heads } = words;
  const log = useInfiniteQuery({
    queryKey: keyOf(readAuditLog, { query }),
    queryFn: ({ pageParam, signal }) =>
      send(readAuditLog, { query: { ...query, before: pageParam ?? undefined }, ownMessage: true, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // Whoever looks again wants to see what happened since.
    staleTime: 0,
  });
  const subjects: AuditSubjects = Object.assign({}, ...(log.data?.pages.map((page) => page.subjects) ?? []));
  const detailsOf = ({ detail }: AuditEntry) =>
    detailTexts(messages, detail, { names, subjects, serviceName: nameOf, language });
  const bookingOf = ({ appointmentId }: AuditEntry) => {
    if (appointmentId === null) return '';
    const subject = subjects[appointmentId];
    return subject === undefined ? shortId(appointmentId) : subjectText(subject, language);
  };
  const columns: TableColumn<AuditEntry>[] = [
    {
      id: 'at',
      head: heads.at,
      value: ({ at }) => at,
      cell: ({ at }) => (
        <time className={styles.time} title={at}>
          {formatMoment(parseServTime(at) ?? at, language)}
        </time>
      ),
    },
    { id: 'who', head: heads.who, value: ({ actor, displayName }) => actorName(words, actor, displayName) },
    { id: 'what', head: heads.what, value: ({ action }) => actionName(words, action) },
    {
      id: 'booking',
      head: heads.booking,
      value: bookingOf,
      cell: (entry) =>
        entry.appointmentId !== null &&
        (bookingLink?.(entry.appointmentId, bookingOf(entry)) ?? bookingOf(entry)),
    },
    {
      id: 'detail',
      head: heads.detail,
      value: (entry) => detailsOf(entry).join('; '),
      cell: (entry) =>
        detailsOf(entry).length > 0 && (
          <ul className={styles.details}>
            {detailsOf(entry).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        ),
    },
  ];
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? [];
  if (log.isError && entries.length === 0) {
    return <TryAgain title={words.failed} onTryAgain={() => void log.refetch()} />;
  }
  if (log.isPending) return <Loading active label={words.loading} />;
  if (entries.length === 0) {
    return (
      <Notice tone="info" title={empty ?? words.none}>
        {emptyHint !== undefined && <p>{emptyHint}</p>}
      </Notice>
    );
  }
  return (
    <>
      <DataTable
        label={words.tableLabel}
        rows={entries}
        columns={columns}
        rowId={({ eventId }) => eventId}
        empty={words.none}
        incomplete={log.hasNextPage}
        {...(name !== undefined && { name })}
        {...(exportAs !== undefined && { exportAs })}
      />
      {log.isFetchNextPageError && (
        <TryAgain title={words.failed} onTryAgain={() => void log.fetchNextPage()} />
      )}
      {log.hasNextPage && !log.isFetchNextPageError && (
        <p className={styles.more} data-print="hide">
          <Button busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
            {words.more}
          </Button>
        </p>
      )}
    </>
  );
}

/** The names of the accounts, for the entries and the filter. */
export function useAccountNames(): AccountNames {
  const { data } = useQuery(allAccounts);
  return new Map(data?.map(({ accountId, displayName }) => [accountId, displayName]));
}
