import type {
  ErasedPerson,
  ErasePersonRequest,
  FoundPerson,
  PersonCopy,
  PersonRequest,
  RetentionPreview,
} from '@phial/contract/privacy';
import { get, post } from '../../api-client/client.ts';

/** The page shows itself what went wrong. */
const OWN = { ownMessage: true } as const;

export async function readPreview(signal: AbortSignal): Promise<RetentionPreview> {
  return (await get<RetentionPreview>('/staff/privacy', { ...OWN, signal })).data;
}

/** @param before of the held erasure that was seen */
export async function agreeToErasure(before: string): Promise<RetentionPreview> {
  return (await post<RetentionPreview>('/staff/privacy/held-erasure', { before }, OWN)).data;
}

/** @param document its number as typed */
export async function findPerson(document: PersonRequest): Promise<FoundPerson> {
  return (await post<FoundPerson>('/staff/privacy/person', document, OWN)).data;
}

/** Everything in clear. */
export async function copyPerson(document: PersonRequest): Promise<PersonCopy> {
  return (await post<PersonCopy>('/staff/privacy/person/copy', document, OWN)).data;
}

export async function erasePerson(request: ErasePersonRequest): Promise<ErasedPerson> {
  return (await post<ErasedPerson>('/staff/privacy/person/erase', request, OWN)).data;
}
