import type { AuditExportFormat, AuditQuery } from '@phial/contract/staff/audit';
import { formatServTime } from '@phial/domain/hong-kong-time';
import { csvLines, csvText } from '@phial/domain/text/csv';
import type { AppDependencies } from '../../app-dependencies.ts';
import { extendCallTime } from '../../db/call-deadline.ts';
import type { Database } from '../../db/pool.ts';
import { filterOf } from '../audit-log.service.ts';
import type { AuditFilter } from '../audit-log.sql.ts';
import { type Actor, recordEvent } from '../record-event.ts';
import { allowTime, type ExportedEvent, readExport } from './export.sql.ts';

const ENTRIES_A_PAGE = 1_000;

export const EXPORT_MEDIA: Record<AuditExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  jsonl: 'application/x-ndjson',
};

/** The columns of the CSV file and the names in the JSON lines, which are no words of a page: a program reads them. */
const COLUMNS = [
  'sequence',
  'at',
  'actor',
  'actorName',
  'action',
  'appointmentId',
  'detail',
  'id',
  'hash',
] as const;

/**
 * The entries that match as the text of a file, oldest first, in pieces: however many there are, a page of them is in
 * memory. Whoever exports is in the audit log before anything leaves.
 * @throws Refused `range-invalid`
 */
export async function exportAuditLog(
  { db, clock }: Pick<AppDependencies, 'db' | 'clock'>,
  by: Actor,
  query: Omit<AuditQuery, 'before'>,
  format: AuditExportFormat,
): Promise<AsyncIterable<string>> {
  const filter = filterOf(query);
  // As long as its reader takes.
  extendCallTime();
  const { from = '', until = '' } = query;
  const detail = { from, until, kind: format };
  await recordEvent(db, { at: clock.now(), actor: by, action: 'audit-exported', detail });
  return format === 'csv' ? csvPieces(db, filter) : linePieces(db, filter);
}

async function* csvPieces(db: Database, filter: AuditFilter): AsyncIterable<string> {
  yield csvText([COLUMNS]);
  for await (const page of pages(db, filter)) yield csvLines(page.map(cellsOf));
}

async function* linePieces(db: Database, filter: AuditFilter): AsyncIterable<string> {
  for await (const page of pages(db, filter)) yield page.map((event) => `${jsonOf(event)}\n`).join('');
}

/** Each in a transaction of its own: a reader that is slow keeps no connection. */
async function* pages(db: Database, filter: AuditFilter): AsyncIterable<ExportedEvent[]> {
  for (let last: ExportedEvent | undefined; ; ) {
    const page = await db.transaction(async (tx) => {
      await allowTime(tx);
      return readExport(tx, filter, last, ENTRIES_A_PAGE);
    });
    if (page.length > 0) yield page;
    last = page.at(-1);
    if (page.length < ENTRIES_A_PAGE) return;
  }
}

/** Times as spreadsheets read and sort them, Hong Kong time. */
function cellsOf(event: ExportedEvent): string[] {
  const { sequence, at, actor, displayName, action, appointment_id, detail, id, hash } = event;
  return [
    sequence ?? '',
    formatServTime(at),
    actor,
    displayName ?? '',
    action,
    appointment_id ?? '',
    detail,
    id,
    hash ?? '',
  ];
}

/** Times in ISO 8601, UTC. */
function jsonOf(event: ExportedEvent): string {
  const { sequence, at, actor, displayName, action, appointment_id, detail, id, hash } = event;
  const named: Record<(typeof COLUMNS)[number], unknown> = {
    sequence: sequence === null ? null : Number(sequence),
    at: at.toISOString(),
    actor,
    actorName: displayName,
    action,
    appointmentId: appointment_id,
    detail: JSON.parse(detail),
    id,
    hash,
  };
  return JSON.stringify(named);
}
