import { createHash } from 'node:crypto';
import type { ErasedPerson, PersonalRow, PersonalTableName, PersonCopy } from '@phial/contract/staff/privacy';
import { formatServTime } from '@phial/domain/hong-kong-time';
import type { PatientDocument } from '@phial/domain/orders/patient-form';
import type { AppDependencies } from '../app-dependencies.ts';
import { type Actor, recordEvent } from '../audit/record-event.ts';
import {
  type DocumentHash,
  hashedDocument,
  holdCurrentKey,
  withDocumentHash,
} from '../crypto/document-hash.ts';
import { retryWhenUndone } from '../db/retry.ts';
import { Refused } from '../errors.ts';
import type { PersonalTableDependencies, SoughtPerson } from '../personal-data/personal-table.ts';
import { lockPerson, takeTime } from './person.sql.ts';
import { PERSONAL_TABLES } from './personal-tables.ts';

type PersonDependencies = Pick<AppDependencies, 'db' | 'clock' | 'keys'>;

/** What there is of a person; `version` is another one when a record is added, changed or gone. */
export interface FoundRows {
  rows: PersonalRow[];
  version: string;
  /** Rows of anybody under a key that is not in the ring. */
  unsearchable: number;
}

/**
 * Everything kept of a person, by the hashes of every key of the ring; recorded
 * in the audit log without the person.
 * @param document its number normalised
 */
export async function findPerson(
  deps: PersonDependencies,
  actor: Actor,
  document: PatientDocument,
): Promise<FoundRows> {
  return withPerson(deps, document, async (reach, person) => {
    const found = await lockRows(reach, person);
    const at = deps.clock.now();
    const detail = countsOf(found.rows);
    await recordEvent(reach.tx, { at, actor, action: 'personal-data-searched', detail });
    return { ...found, unsearchable: await unsearchable(reach) };
  });
}

/**
 * A copy for the person who asks for it; that it was made is recorded in the audit log,
 * without the person.
 * @param document its number normalised
 */
export async function copyPerson(
  deps: PersonDependencies,
  actor: Actor,
  document: PatientDocument,
): Promise<PersonCopy> {
  return withPerson(deps, document, async (reach, person) => {
    const records: PersonCopy['records'] = {};
    const detail: Partial<Record<PersonalTableName, number>> = {};
    for (const table of PERSONAL_TABLES) {
      const copies = await table.copyRows(reach, person);
      records[table.name] = copies;
      detail[table.name] = copies.length;
    }
    const at = deps.clock.now();
    await recordEvent(reach.tx, { at, actor, action: 'personal-data-exported', detail });
    return {
      exportedAt: formatServTime(at),
      timeZone: 'Asia/Hong_Kong' as const,
      documentType: document.documentType,
      docNo: document.documentNumber,
      unsearchable: await unsearchable(reach),
      records,
    };
  });
}

/**
 * Erases a person's data at the person's request, all of it or, when anything
 * fails, nothing: coming bookings are cancelled and give up their seats, then
 * every row loses what is personal but the medical records. Recorded in the audit log,
 * when there was anything, without the person.
 * @param document its number normalised
 * @param seen version of what was shown before; whatever there is, when undefined
 * @throws Refused `version-conflict` with the rows as they are now
 */
export async function erasePerson(
  deps: PersonDependencies,
  actor: Actor,
  document: PatientDocument,
  seen?: string,
): Promise<ErasedPerson> {
  const { answer, afterwards } = await withPerson(deps, document, async (reach, person) => {
    const { rows, version } = await lockRows(reach, person);
    if (seen !== undefined && seen !== version) throw new Refused('version-conflict', { rows, version });
    const now = deps.clock.now();
    const afterwards: (() => void)[] = [];
    for (const table of PERSONAL_TABLES) {
      const own = rows.filter((row) => row.table === table.name && row.fate !== 'keep');
      afterwards.push(await table.eraseRows(reach, person, own, { now, actor }));
    }
    const gone = rows.filter(({ fate }) => fate !== 'keep');
    const counts = countsOf(gone);
    const cancelled = gone.filter(({ fate }) => fate === 'cancel').length;
    const kept = rows.length - gone.length;
    if (rows.length > 0) {
      const detail = { ...counts, cancelled, ...(kept > 0 && { kept }) };
      await recordEvent(reach.tx, { at: now, actor, action: 'personal-data-erased', detail });
    }
    const answer = { erased: counts, cancelled, kept, unsearchable: await unsearchable(reach) };
    return { answer, afterwards };
  });
  for (const forget of afterwards) forget();
  return answer;
}

async function lockRows(
  reach: PersonalTableDependencies,
  person: SoughtPerson,
): Promise<{ rows: PersonalRow[]; version: string }> {
  const rows: PersonalRow[] = [];
  for (const table of PERSONAL_TABLES) rows.push(...(await table.lockRows(reach, person)));
  const version = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  return { rows, version };
}

async function unsearchable({ tx, keys }: PersonalTableDependencies): Promise<number> {
  let rows = 0;
  for (const table of PERSONAL_TABLES) rows += await table.countUnsearchable(tx, keys.ids);
  return rows;
}

/** How many rows of each table. */
function countsOf(rows: readonly PersonalRow[]): Partial<Record<PersonalRow['table'], number>> {
  const counts: Partial<Record<PersonalRow['table'], number>> = {};
  for (const { table } of rows) counts[table] = (counts[table] ?? 0) + 1;
  return counts;
}

/**
 * Work with all hashes of a document in a transaction, throughout which
 * no other key comes in and the person's appointments are locked.
 */
async function withPerson<T>(
  deps: PersonDependencies,
  document: PatientDocument,
  work: (reach: PersonalTableDependencies, person: SoughtPerson) => Promise<T>,
): Promise<T> {
  const { done } = await withDocumentHash(deps, hashedDocument(document), (current: DocumentHash) =>
    retryWhenUndone(() =>
      deps.db.transaction(async (tx) => {
        await takeTime(tx);
        if ((await holdCurrentKey(tx, deps)) !== current.keyId) return undefined;
        const hashes = [current.hash, ...current.older];
        const appointmentIds = await lockPerson(tx, hashes);
        return { done: await work({ ...deps, tx }, { document, hashes, appointmentIds }) };
      }),
    ),
  );
  return done;
}
