import type { Availability } from '@phial/contract/availability';
import type {
  DeskAppointment,
  DeskDay,
  DeskSummary,
  FindRequest,
  FoundAppointments,
} from '@phial/contract/desk';
import type {
  AppointmentChange,
  CancelReason,
  RevealedNumber,
  RevealReason,
  WalkInRequest,
} from '@phial/contract/desk-act';
import type { Scene, SceneNumberRequest, SceneRequest } from '@phial/contract/desk-scene';
import type { DayKey } from '@phial/domain/hong-kong-time';
import type { ServiceType } from '@phial/domain/service-type';
import { del, get, patch, post } from '../../api-client/client.ts';

/*
 * The calls of the desk. All reject with `CallError`; the screens show its words
 * themselves, as most refusals are an answer to what stands on screen.
 */

const DESK = '/staff/desk';
const OWN = { ownMessage: true } as const;

/** Path of the stream that says when to load a day again; its events are those of the contract. */
export const EVENTS_PATH = `${DESK}/events`;

/** An appointment in the version it was read: what every change starts from. */
export type ReadAppointment = Pick<DeskAppointment, 'appointmentId' | 'version'>;

/** Names what the pages have read of every point's day in numbers. */
export const DESK_SUMMARY = ['desk-summary'] as const;

/** Every service point with its day in numbers; today in Hong Kong without a day. */
export async function fetchSummary(day: DayKey | undefined, signal: AbortSignal): Promise<DeskSummary> {
  return (await get<DeskSummary>(`${DESK}/summary`, { ...OWN, params: { day }, signal })).data;
}

/** The slots and appointments of one point; today in Hong Kong without a day. */
export async function fetchDay(
  servicePointId: string,
  day: DayKey | undefined,
  signal: AbortSignal,
): Promise<DeskDay> {
  return (await get<DeskDay>(`${DESK}/day`, { ...OWN, params: { servicePointId, day }, signal })).data;
}

/** The days of a point and type that can be booked; the id of each time is that of its slot. At most 100 days. */
export async function fetchFreeDays(
  servicePointId: string,
  type: ServiceType,
  range: { startDate: DayKey; endDate: DayKey },
  signal: AbortSignal,
): Promise<Availability> {
  const path = `/rest/appointment/servPtApptTime/${encodeURIComponent(servicePointId)}`;
  return (await get<Availability>(path, { ...OWN, params: { ...range, type }, signal })).data;
}

/** @throws CallError `search-short` */
export async function findAppointments(request: FindRequest): Promise<FoundAppointments> {
  return (await post<FoundAppointments>(`${DESK}/find`, request, OWN)).data;
}

/** The identity card was seen. @throws CallError `version-conflict` with the appointment as it is now, among others */
export async function checkIn({ appointmentId, version }: ReadAppointment): Promise<DeskAppointment> {
  const body = { version, identitySeen: true };
  return (await post<DeskAppointment>(`${pathOf(appointmentId)}/check-in`, body, OWN)).data;
}

/** @throws CallError as {@link checkIn} */
export async function markNoShow({ appointmentId, version }: ReadAppointment): Promise<DeskAppointment> {
  return (await post<DeskAppointment>(`${pathOf(appointmentId)}/no-show`, { version }, OWN)).data;
}

/** Makes a checked-in or a missed appointment a booked one again. @throws CallError as {@link checkIn} */
export async function undo(
  { appointmentId, version }: ReadAppointment,
  mark: 'check-in' | 'no-show',
): Promise<DeskAppointment> {
  return (await del<DeskAppointment>(`${pathOf(appointmentId)}/${mark}`, { version }, OWN)).data;
}

/** @throws CallError as {@link checkIn} */
export async function cancel(
  { appointmentId, version }: ReadAppointment,
  reason: CancelReason,
): Promise<DeskAppointment> {
  return (await post<DeskAppointment>(`${pathOf(appointmentId)}/cancel`, { version, reason }, OWN)).data;
}

/** To another slot, with corrected particulars, or both. @throws CallError as {@link checkIn}, and `slot-full` */
export async function change(
  { appointmentId, version }: ReadAppointment,
  changes: Omit<AppointmentChange, 'version'>,
): Promise<DeskAppointment> {
  return (await patch<DeskAppointment>(pathOf(appointmentId), { version, ...changes }, OWN)).data;
}

/** The whole document number, this once; the look is written into the trail. */
export async function revealNumber(appointmentId: string, reason: RevealReason): Promise<string> {
  const path = `${pathOf(appointmentId)}/document-number`;
  return (await post<RevealedNumber>(path, { reason }, OWN)).data.docNo;
}

/** The whole number in a client information code, as {@link revealNumber}. */
export async function revealSceneNumber(token: string, reason: RevealReason): Promise<string> {
  const body: SceneNumberRequest = { token, reason };
  return (await post<RevealedNumber>(`${DESK}/scene/document-number`, body, OWN)).data.docNo;
}

/** @throws CallError by the rules of the form, `slot-full`, `same-time`, `same-day` */
export async function registerWalkIn(request: WalkInRequest): Promise<DeskAppointment> {
  return (await post<DeskAppointment>(`${DESK}/walk-ins`, request, OWN)).data;
}

/** Reads a client information code; with a place, registers who it is about. @throws CallError `qr-code-invalid`, `qr-code-used` */
export async function readScene(request: SceneRequest): Promise<Scene> {
  return (await post<Scene>('/system/record/index/add/scene', request, OWN)).data;
}

function pathOf(appointmentId: string): string {
  return `${DESK}/appointments/${encodeURIComponent(appointmentId)}`;
}
