import type { Availability } from '@phial/contract/availability';
import type { RevealedNumber, RevealReason } from '@phial/contract/desk-act';
import type { Scene, SceneNumberRequest, SceneRequest } from '@phial/contract/desk-scene';
import type { DayKey } from '@phial/domain/hong-kong-time';
import type { ServiceType } from '@phial/domain/service-type';
import { get, post } from '../../api-client/client.ts';

const OWN = { ownMessage: true } as const;

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

/** The whole number in a client information code, as `revealDocumentNumber` of an appointment. */
export async function revealSceneNumber(token: string, reason: RevealReason): Promise<string> {
  const body: SceneNumberRequest = { token, reason };
  return (await post<RevealedNumber>('/staff/desk/scene/document-number', body, OWN)).data.docNo;
}

/** Reads a client information code; with a place, registers who it is about. @throws CallError `qr-code-invalid`, `qr-code-used` */
export async function readScene(request: SceneRequest): Promise<Scene> {
  return (await post<Scene>('/system/record/index/add/scene', request, OWN)).data;
}
