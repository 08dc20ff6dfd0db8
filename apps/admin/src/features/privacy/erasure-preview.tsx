import { readRetention } from '@phial/contract/calls/privacy';
import type { RetentionPreview } from '@phial/contract/staff/privacy';
import { formatLongDate, formatTableDate } from '@phial/domain/hong-kong-time';
import { Loading } from '@phial/ui/loading/loading';
import { Tag } from '@phial/ui/tag/tag';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { callQuery } from '../../api-client/client.ts';
import { useLanguage, useMessages } from '../../language/language.ts';
import { TryAgain } from '../../shell/try-again.tsx';
import { PlainTable } from '../../table/plain-table.tsx';
import { HeldErasure } from './held-erasure.tsx';
import { PrivacyPart } from './privacy-part.tsx';

/** What the daily erasure will erase within a week. */
export function ErasurePreview() {
  const { preview: words, loading, failed } = useMessages().privacy;
  const language = useLanguage();
  const preview = useQuery({ ...callQuery(readRetention), staleTime: 0 });
  const rule = useRef<HTMLParagraphElement>(null);
  const erasedHere = useRef(false);
  const { data } = preview;
  useEffect(() => {
    // The notice with the button that was pressed is gone by now.
    if (data === undefined || data.held !== undefined || !erasedHere.current) return;
    erasedHere.current = false;
    rule.current?.focus();
  }, [data]);
  return (
    <PrivacyPart title={words.title}>
      {preview.isPending && <Loading active label={loading} />}
      {preview.isError && <TryAgain title={failed} onTryAgain={() => void preview.refetch()} />}
      {data && (
        <>
          {data.held && (
            <HeldErasure
              held={data.held}
              onErased={() => {
                erasedHere.current = true;
              }}
            />
          )}
          <p ref={rule} tabIndex={-1}>
            {words.rule(data.retentionDays, formatLongDate(data.keptSince, language))}
          </p>
          {data.days.length === 0 ? <p>{words.none}</p> : <DaysTable preview={data} />}
        </>
      )}
    </PrivacyPart>
  );
}

function DaysTable({ preview: { days, keptSince } }: { preview: RetentionPreview }) {
  const { preview: words, tables } = useMessages().privacy;
  const language = useLanguage();
  return (
    <PlainTable
      label={words.tableLabel}
      rows={days}
      rowId={({ table, day }) => `${table} ${day}`}
      columns={[
        {
          id: 'erased-on',
          head: words.erasedOn,
          cell: ({ day, erasedOn }) => (
            <>
              {formatTableDate(erasedOn, language)}{' '}
              {day < keptSince && <Tag tone="warning">{words.dueNow}</Tag>}
            </>
          ),
        },
        { id: 'visits', head: words.visits, cell: ({ day }) => formatTableDate(day, language) },
        { id: 'table', head: words.table, cell: ({ table }) => tables[table] },
        { id: 'rows', head: words.rows, kind: 'number', cell: ({ rows }) => rows },
      ]}
    />
  );
}
