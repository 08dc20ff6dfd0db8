import { type BookingFeedQuery, DEFAULT_BOOKINGS_A_PAGE } from '@phial/contract/laboratory/booking-feed';
import type { FhirBundle } from '@phial/contract/laboratory/order-feed';
import { dayOf, instantOf } from '@phial/domain/hong-kong-time';
import type { AppDependencies } from '../../app-dependencies.ts';
import { recordEvent } from '../../audit/record-event.ts';
import type { Queryable } from '../../db/pool.ts';
import { Refused } from '../../errors.ts';
import type { FeedReader } from '../../fhir/searchset.ts';
import { bookingBundle } from './booking-bundle.ts';
import { type FeedRow, listChanged, listComing, readSnapshot } from './booking-feed.sql.ts';
import { type FeedPosition, readPosition, writePosition } from './feed-position.ts';

type FeedDependencies = Pick<AppDependencies, 'db' | 'clock' | 'keys'>;

/**
 * A page of the feed of bookings. Personal data is decrypted for the answer alone; each booking in it is in the audit
 * log by its id before the answer goes out.
 * @throws Refused `feed-position-unknown` for a position that is not of this database: the reader begins anew
 */
export async function fetchBookings(
  { db, clock, keys }: FeedDependencies,
  { apiKey, baseUrl }: FeedReader,
  { since, count }: BookingFeedQuery,
): Promise<FhirBundle> {
  const limit = count === undefined ? DEFAULT_BOOKINGS_A_PAGE : Number(count);
  const now = clock.now();
  return db.transaction(async (tx) => {
    const position = await positionOf(tx, since);
    const rows = await listRows(tx, position, limit + 1, now);
    const bookings = rows.slice(0, limit);
    for (const { id } of bookings) {
      const event = { at: now, actor: 'laboratory', action: 'appointment-fetched' } as const;
      await recordEvent(tx, { ...event, appointmentId: id, detail: { key: apiKey } });
    }
    const pageAt = (at: string) =>
      `${baseUrl}/lab/bookings?${new URLSearchParams({ since: at, count: String(limit) })}`;
    const { upTo } = position;
    return bookingBundle(keys, bookings, {
      baseUrl,
      self: since === undefined ? `${baseUrl}/lab/bookings?count=${limit}` : pageAt(since),
      ...(rows.length > limit
        ? { next: pageAt(writePosition({ ...position, after: bookings.at(-1)?.id })), later: undefined }
        : { next: undefined, later: pageAt(writePosition({ seen: upTo, upTo, after: undefined })) }),
    });
  });
}

/**
 * Where this page begins. A pass over the pages has an end that stays: what is committed meanwhile is of the next pass.
 * @throws Refused `feed-position-unknown`
 */
async function positionOf(tx: Queryable, since: string | undefined): Promise<FeedPosition> {
  const former = since === undefined ? undefined : readPosition(since);
  const { present, isForeign } = await readSnapshot(tx, former?.upTo);
  if (isForeign || (since !== undefined && former === undefined)) throw new Refused('feed-position-unknown');
  if (former === undefined) return { seen: undefined, upTo: present, after: undefined };
  return former.after === undefined ? { ...former, upTo: present } : former;
}

function listRows(
  tx: Queryable,
  { seen, upTo, after }: FeedPosition,
  limit: number,
  now: Date,
): Promise<FeedRow[]> {
  return seen === undefined
    ? listComing(tx, { from: instantOf(dayOf(now), '00:00'), after, limit })
    : listChanged(tx, { seen, upTo, after, limit });
}
