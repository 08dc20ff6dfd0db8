import type { RevealedNumber, RevealReason } from '@phial/contract/desk-act';
import type { Scene, SceneNumberRequest, SceneRequest } from '@phial/contract/desk-scene';
import { post } from '../../api-client/client.ts';

const OWN = { ownMessage: true } as const;

/** The whole number in a client information code, as `revealDocumentNumber` of an appointment. */
export async function revealSceneNumber(token: string, reason: RevealReason): Promise<string> {
  const body: SceneNumberRequest = { token, reason };
  return (await post<RevealedNumber>('/staff/desk/scene/document-number', body, OWN)).data.docNo;
}

/** Reads a client information code; with a place, registers who it is about. @throws CallError `qr-code-invalid`, `qr-code-used` */
export async function readScene(request: SceneRequest, signal?: AbortSignal): Promise<Scene> {
  return (await post<Scene>('/system/record/index/add/scene', request, { ...OWN, signal })).data;
}
