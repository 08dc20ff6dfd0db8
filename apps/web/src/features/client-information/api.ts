import type { ClientInformationCode, ClientInformationRequest } from '@phial/contract/client-information';
import type { DictionaryEntry } from '@phial/contract/content';
import { get, post } from '../../api-client/client.ts';

/** The entries of `card_type`, `travel_card_type` or `sex` in their order; labels come in three languages (D-105). */
export async function fetchDictionary(dictType: string, signal?: AbortSignal): Promise<DictionaryEntry[]> {
  const { data } = await get<DictionaryEntry[]>(`/system/dict/data/anon/${dictType}`, signal && { signal });
  return data;
}

/** What the QR code will hold (D-13). A refusal has been told by the client. */
export async function requestCode(request: ClientInformationRequest): Promise<ClientInformationCode> {
  const { data } = await post<ClientInformationCode>('/onsite/client-information', request);
  return data;
}
