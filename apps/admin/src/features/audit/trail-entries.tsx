import type { TrailEntry, TrailQuery } from '@phial/contract/audit';
import { Button } from '@phial/ui/button/button';
import { Loading } from '@phial/ui/loading/loading';
import { Notice } from '@phial/ui/notice/notice';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMessages } from '../../language/language.ts';
import { TryAgain } from '../../shell/try-again.tsx';
import { DataTable } from '../../table/data-table.tsx';
import type { TableColumn } from '../../table/table-rows.ts';
import { readTrail } from './api.ts';
import styles from './trail.module.css';
import { type AccountNames, actionName, actorName, detailTexts } from './trail-words.ts';

/** The entries of the trail that fit, newest first, fifty more at a press. */
export function TrailEntries({
  query,
  names,
  name,
  bookingLink,
  empty,
  emptyHint,
}: {
  query: TrailQuery;
  /** For the accounts an entry tells of. */
  names: AccountNames;
  /** Begins the names of the table's parameters in the address. */
  name?: string;
  /** Where the entries of one booking are; without it there are no links. */
  bookingLink?: (appointmentId: string) => ReactNode;
  /** What is told when nothing fits; of itself, that nothing fits. */
  empty?: string;
  /** What to do then. */
  emptyHint?: string;
}) {
  const messages = useMessages();
  const { audit: words } = messages;
  const { columns: heads } = words;
  const trail = useInfiniteQuery({
    queryKey: ['trail', query],
    queryFn: ({ pageParam, signal }) =>
      readTrail({ ...query, ...(pageParam !== null && { before: pageParam }) }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // Whoever looks again wants to see what happened since.
    staleTime: 0,
  });
  const columns: TableColumn<TrailEntry>[] = [
    {
      id: 'at',
      head: heads.at,
      value: ({ at }) => at,
      cell: ({ at }) => <time className={styles.time}>{at}</time>,
    },
    {
      ...{ id: 'who', head: heads.who },
      value: ({ actor, displayName }) => actorName(words, actor, displayName),
    },
    { id: 'what', head: heads.what, value: ({ action }) => actionName(words, action) },
    {
      ...{ id: 'booking', head: heads.booking, value: ({ appointmentId }) => appointmentId ?? '' },
      cell: ({ appointmentId }) => appointmentId !== null && (bookingLink?.(appointmentId) ?? appointmentId),
    },
    {
      ...{ id: 'detail', head: heads.detail },
      value: ({ detail }) => detailTexts(messages, detail, names).join('; '),
      cell: ({ detail }) => (
        <ul className={styles.details}>
          {detailTexts(messages, detail, names).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ),
    },
  ];
  const entries = trail.data?.pages.flatMap((page) => page.entries) ?? [];
  if (trail.isError && entries.length === 0) {
    return <TryAgain title={words.failed} onTryAgain={() => void trail.refetch()} />;
  }
  if (trail.isPending) return <Loading active label={words.loading} />;
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
        exportAs="audit-trail"
        empty={words.none}
        incomplete={trail.hasNextPage}
        {...(name !== undefined && { name })}
      />
      {trail.isFetchNextPageError && (
        <TryAgain title={words.failed} onTryAgain={() => void trail.fetchNextPage()} />
      )}
      {trail.hasNextPage && !trail.isFetchNextPageError && (
        <p className={styles.more}>
          <Button busy={trail.isFetchingNextPage} onClick={() => void trail.fetchNextPage()}>
            {words.more}
          </Button>
        </p>
      )}
    </>
  );
}
