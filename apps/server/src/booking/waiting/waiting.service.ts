import type { WaitingEntry } from '@phial/contract/booking/waiting';
import { formatServTime } from '@phial/domain/hong-kong-time';
import { toWireLanguage } from '@phial/domain/language';
import type { AppDependencies } from '../../app-dependencies.ts';
import { Refused } from '../../errors.ts';
import { type EntryRow, endEntry, readEntry } from './entry.sql.ts';
import { endOffer } from './offer.sql.ts';
import { readWaitingLink } from './waiting-link.ts';

/**
 * The entry of a link.
 * @throws Refused `waiting-link` when it is altered, or the entry has been deleted
 */
export async function findEntry(
  deps: Pick<AppDependencies, 'db' | 'clock' | 'keys'>,
  link: string,
): Promise<EntryRow> {
  const entry = await readEntry(deps.db, readWaitingLink(deps.keys, link), deps.clock.now());
  if (entry === undefined) throw new Refused('waiting-link');
  return entry;
}

/**
 * An entry as its visitor sees it; nothing of anybody else but how many came before.
 * @throws Refused `waiting-link`
 */
export async function readOwnEntry(
  deps: Pick<AppDependencies, 'db' | 'clock' | 'keys'>,
  link: string,
): Promise<WaitingEntry> {
  return ownEntry(await findEntry(deps, link), link, deps.clock.now());
}

/** An entry for the visitor who has its link. */
export function ownEntry(row: EntryRow, link: string, now: Date): WaitingEntry {
  const offer = offerOf(row, now);
  const { last_outcome: outcome } = row;
  const state = row.state === 'OFFERED' && offer === undefined ? 'WAITING' : row.state;
  return {
    link,
    state,
    type: row.service_type,
    servPtIds: row.service_point_ids,
    firstDay: row.first_day,
    lastDay: row.last_day,
    weekdays: row.weekdays,
    from: row.from_time,
    until: row.until_time,
    language: toWireLanguage(row.language),
    givesUpBooking: row.former_appointment_id !== null,
    ahead: row.ahead,
    ...(offer && { offer }),
    ...(state === 'WAITING' && (outcome === 'EXPIRED' || outcome === 'WITHDRAWN') && { lostOffer: outcome }),
  };
}

function offerOf(row: EntryRow, now: Date): WaitingEntry['offer'] {
  if (row.offered_point === null || row.offered_time === null || row.ends_at === null) return undefined;
  return {
    servPtId: row.offered_point,
    servTime: formatServTime(row.offered_time),
    endsAt: row.ends_at.toISOString(),
    secondsLeft: Math.max(0, Math.floor((row.ends_at.getTime() - now.getTime()) / 1000)),
  };
}

/**
 * Passes the open offer on to the next one; the entry waits on, and is not offered that time again.
 * @throws Refused `waiting-link`
 */
export async function passOffer(deps: AppDependencies, link: string): Promise<WaitingEntry> {
  const { id } = await findEntry(deps, link);
  await endOffer(deps.db, { entryId: id, state: 'PASSED', now: deps.clock.now() });
  return readOwnEntry(deps, link);
}

/** How often an entry may be offered something between passing it on and ending. */
const ATTEMPTS = 5;

/**
 * Ends an entry; what it was offered goes to the next one. One that has ended, or was taken, stays as it is.
 * @throws Refused `waiting-link`, `busy`
 */
export async function leaveWaitingList(deps: AppDependencies, link: string): Promise<WaitingEntry> {
  const { id } = await findEntry(deps, link);
  await endWhileWaiting(deps, id);
  return readOwnEntry(deps, link);
}

/**
 * Ends an entry that waits or has an offer.
 * @returns false where it has ended or was taken
 * @throws Refused `busy`
 */
export async function endWhileWaiting(
  { db, clock }: Pick<AppDependencies, 'db' | 'clock'>,
  id: string,
): Promise<boolean> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const now = clock.now();
    await endOffer(db, { entryId: id, state: 'PASSED', now });
    if (await endEntry(db, id, now)) return true;
    const entry = await readEntry(db, id, now);
    if (entry === undefined || entry.state === 'ENDED' || entry.state === 'TAKEN') return false;
  }
  throw new Refused('busy');
}
