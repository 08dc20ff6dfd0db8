import {
  type EndWaitingRequest,
  WAITING_GROUPS,
  type WaitingDeskEntry,
  type WaitingList,
  type WaitingOffer,
  type WaitingQuery,
} from '@phial/contract/desk/waiting-desk';
import { formatServTime } from '@phial/domain/hong-kong-time';
import { maskDocumentNumber } from '@phial/domain/identity/masked-document';
import { toWireLanguage } from '@phial/domain/language';
import {
  assertReached,
  type ServicePointRight,
  servicePointFilter,
  servicePointRight,
} from '../../../accounts/service-points/service-point-right.ts';
import type { SignedIn } from '../../../accounts/sessions/session.service.ts';
import type { AppDependencies } from '../../../app-dependencies.ts';
import { recordEvent } from '../../../audit/record-event.ts';
import type { KeyRing } from '../../../crypto/key-ring.ts';
import { orUnreadable } from '../../../crypto/unreadable.ts';
import { Refused } from '../../../errors.ts';
import { decryptWaiting } from '../encrypted-entry.ts';
import { isListOn } from '../entry.sql.ts';
import { endWhileWaiting } from '../waiting.service.ts';
import {
  countEntries,
  type ListedEntry,
  type ListedOffer,
  listEntries,
  listOffers,
  readPointsOfEntry,
} from './waiting-list.sql.ts';

/** Entries in one answer. */
const MOST = 500;

const NOBODY = { name: '', docNo: '', telNo: '', email: '' };

/** The entries of a group that name a service point the account works for. */
export async function readWaitingList(
  { db, keys }: Pick<AppDependencies, 'db' | 'keys'>,
  right: ServicePointRight,
  { group, type }: WaitingQuery,
): Promise<WaitingList> {
  const filter = { among: servicePointFilter(right), type: type ?? null };
  const counts = await countEntries(db, filter);
  const rows = await listEntries(db, { ...filter, group, limit: MOST });
  const offers = await listOffers(
    db,
    rows.map(({ id }) => id),
  );
  return {
    isOn: await isListOn(db),
    counts: Object.fromEntries(
      WAITING_GROUPS.map((one) => [one, counts.find((row) => row.group === one)?.entries ?? 0]),
    ),
    entries: rows.map((row) =>
      deskEntry(
        keys,
        row,
        offers.filter(({ entry_id: id }) => id === row.id),
      ),
    ),
  };
}

/**
 * Ends an entry; a place that is offered goes to the next one.
 * @throws Refused `not-found`, `other-service-point`, `waiting-over`
 */
export async function endByStaff(
  deps: AppDependencies,
  { account }: SignedIn,
  { id, reason }: { id: string } & EndWaitingRequest,
): Promise<void> {
  const points = await readPointsOfEntry(deps.db, id);
  assertReached(servicePointRight(account), points, (all) => all);
  if (!(await endWhileWaiting(deps, id))) throw new Refused('waiting-over');
  await recordEvent(deps.db, {
    at: deps.clock.now(),
    actor: { account: account.id },
    action: 'waiting-ended-by-staff',
    detail: { entry: id, reason },
  });
}

function deskEntry(keys: KeyRing, row: ListedEntry, offers: readonly ListedOffer[]): WaitingDeskEntry {
  const person = orUnreadable(() => decryptWaiting(keys, row), NOBODY);
  return {
    entryId: row.id,
    group: row.group,
    type: row.service_type,
    servPtIds: row.service_point_ids,
    firstDay: row.first_day,
    lastDay: row.last_day,
    weekdays: row.weekdays,
    from: row.from_time,
    until: row.until_time,
    points: row.points,
    name: person.name,
    maskedDocumentNumber: person.docNo === '' ? '' : maskDocumentNumber(person.docNo),
    telNo: person.telNo,
    email: person.email,
    language: toWireLanguage(row.language),
    givesUp: row.gives_up ?? '',
    joinedAt: row.joined_at.toISOString(),
    offers: offers.map(deskOffer),
  };
}

const OUTCOMES = {
  SET_ASIDE: 'open',
  OPEN: 'open',
  TAKEN: 'taken',
  PASSED: 'passed',
  EXPIRED: 'expired',
  WITHDRAWN: 'withdrawn',
} as const satisfies Record<ListedOffer['state'], WaitingOffer['outcome']>;

function deskOffer(row: ListedOffer): WaitingOffer {
  return {
    point: row.point,
    servTime: row.starts_at === null ? '' : formatServTime(row.starts_at),
    outcome: OUTCOMES[row.state],
    offeredAt: row.offered_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
  };
}
