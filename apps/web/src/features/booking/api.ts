import type {
  BookingRecord,
  CreateRequest,
  EnquiryRequest,
  ModifyRequest,
} from '@phial/contract/appointment';
import type { Availability, SoonestTimes } from '@phial/contract/availability';
import type { ServicePointsByCity } from '@phial/contract/service-point';
import type { DayKey } from '@phial/domain/hong-kong-time';
import type { ServiceType } from '@phial/domain/service-type';
import { del, get, getByPath, post, put } from '../../api-client/client.ts';

/*
 * The booking calls of the specification, section 7. All of them use the
 * booking helper (5 s) and reject with `CallError`. Where a screen shows the
 * refusal's words itself the client stays silent (`ownMessage`, D-97).
 */

const BOOKING = { helper: 'booking' } as const;
const SHOWN_BY_SCREEN = { helper: 'booking', ownMessage: true } as const;

/** The service points that offer this type, keyed by city code (D-29, CAL-013). */
export async function fetchServicePoints(
  type: ServiceType,
  signal?: AbortSignal,
): Promise<ServicePointsByCity> {
  const { data } = await get<ServicePointsByCity>('/rest/appointment/servPt/list', {
    ...BOOKING,
    params: { type },
    ...(signal && { signal }),
  });
  return data;
}

/** When each point that offers the type is free first, by `servPtId`. A failure shows nothing: it is a help, no need. */
export async function fetchSoonestTimes(type: ServiceType, signal?: AbortSignal): Promise<SoonestTimes> {
  const { data } = await get<SoonestTimes>('/rest/appointment/servPt/soonest', {
    ...SHOWN_BY_SCREEN,
    params: { type },
    ...(signal && { signal }),
  });
  return data;
}

/** Days `YYYY-MM-DD`, Hong Kong; at most 100 days from start to end (D-30). */
export interface AvailabilityRange {
  startDate: DayKey;
  endDate: DayKey;
  firstDay: DayKey;
}

export interface DaysOfServer {
  /** Keyed by date; a date that is absent is not open. */
  days: Availability;
  /** Time of the server, `YYYY-MM-DD HH:mm:ss`, Hong Kong. */
  now?: string | undefined;
}

/** The days of a service point. */
export async function fetchAvailability(
  servPtId: string,
  type: ServiceType,
  range: AvailabilityRange,
  signal?: AbortSignal,
): Promise<DaysOfServer> {
  const { data, now } = await getByPath<Availability>(
    '/rest/appointment/servPtApptTime',
    servPtId,
    { ...range, type },
    { ...BOOKING, ...(signal && { signal }) },
  );
  return { days: data, now };
}

/**
 * Books.
 * @param idempotencyKey one per submission intent: a repeat under the same key gets the first answer
 */
export async function createBooking(request: CreateRequest, idempotencyKey: string): Promise<BookingRecord> {
  const { data } = await post<BookingRecord>('/rest/appointment/appt', request, {
    ...SHOWN_BY_SCREEN,
    headers: { 'Idempotency-Key': idempotencyKey },
  });
  return data;
}

/** Moves a booking to another place or time; needs the booking token of an enquiry (D-41, D-56). */
export async function modifyBooking(request: ModifyRequest): Promise<BookingRecord> {
  const { data } = await put<BookingRecord>('/rest/appointment/appt', request, SHOWN_BY_SCREEN);
  return data;
}

/** The coming bookings of a person, soonest first; an empty list when name and number do not match (D-55). */
export async function enquire(request: EnquiryRequest): Promise<BookingRecord[]> {
  const { data } = await post<BookingRecord[]>('/rest/appointment/appt/list', request, SHOWN_BY_SCREEN);
  return data;
}

/** Cancels from the search screen (D-42). */
export async function cancelBooking(apptRecordId: string): Promise<void> {
  await del(`/rest/appointment/appt/${encodeURIComponent(apptRecordId)}`, SHOWN_BY_SCREEN);
}

/** Cancels from the success screen (D-42). */
export async function cancelRecord(appointmentRecordId: string): Promise<void> {
  await del(`/system/record/${encodeURIComponent(appointmentRecordId)}`, SHOWN_BY_SCREEN);
}
