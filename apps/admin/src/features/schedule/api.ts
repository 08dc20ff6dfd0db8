import type { ClosureYear, OfferedHoliday, Schedule } from '@phial/contract/schedule';
import type {
  ChangeOutcome,
  Decision,
  OfferedPlace,
  PlacesRequest,
  ScheduleChange,
  SchedulePreview,
} from '@phial/contract/schedule-change';
import type { MessageGroup, VisitorMessages } from '@phial/contract/schedule-message';
import { get, post } from '../../api-client/client.ts';

/** The pages show themselves what the server says. */
const OWN = { ownMessage: true } as const;

/** Names what the pages have read of the schedule. */
export const SCHEDULE = ['schedule'] as const;

/** Names the messages to visitors. */
export const MESSAGES = ['schedule-messages'] as const;

export async function readSchedule(signal: AbortSignal): Promise<Schedule> {
  return (await get<Schedule>('/staff/schedule', { ...OWN, signal })).data;
}

/** @param year four digits */
export async function readClosures(year: string, signal: AbortSignal): Promise<ClosureYear> {
  return (await get<ClosureYear>('/staff/schedule/closures', { ...OWN, params: { year }, signal })).data;
}

/** @param year four digits */
export async function readHolidays(year: string, signal: AbortSignal): Promise<OfferedHoliday[]> {
  return (await get<OfferedHoliday[]>('/staff/schedule/holidays', { ...OWN, params: { year }, signal })).data;
}

/** @param files their text */
export async function readHolidayFiles(files: readonly string[]): Promise<OfferedHoliday[]> {
  return (await post<OfferedHoliday[]>('/staff/schedule/holidays/files', { files }, OWN)).data;
}

export async function previewChange(change: ScheduleChange): Promise<SchedulePreview> {
  return (await post<SchedulePreview>('/staff/schedule/preview', { change }, OWN)).data;
}

export async function readPlaces(request: PlacesRequest, signal: AbortSignal): Promise<OfferedPlace[]> {
  return (await post<OfferedPlace[]>('/staff/schedule/places', request, { ...OWN, signal })).data;
}

export async function confirmChange(
  change: ScheduleChange,
  fingerprint: string,
  decisions: readonly Decision[],
): Promise<ChangeOutcome> {
  return (await post<ChangeOutcome>('/staff/schedule/changes', { change, fingerprint, decisions }, OWN)).data;
}

export async function readMessages(group: MessageGroup, signal: AbortSignal): Promise<VisitorMessages> {
  return (await get<VisitorMessages>('/staff/schedule/messages', { ...OWN, params: { group }, signal })).data;
}

export async function markTold(messageId: string): Promise<void> {
  await post(`/staff/schedule/messages/${messageId}/told`);
}

export async function sendAgain(messageId: string): Promise<void> {
  await post(`/staff/schedule/messages/${messageId}/again`);
}
