import { useSyncExternalStore } from 'react';

/** The client state `subscribeParams`; the client information form fills a part of it. */
export const EMPTY_SUBSCRIBE_PARAMS = {
  /** Of the captcha shown; empty while there is none. */
  captchaId: '',
  /** The answer to the captcha. */
  code: '',
  comboId: '',
  barcode: '',
  barcode2: '',
  cardType: '',
  enName: '',
  /** The number of the identity card without its check digit. */
  idCard: '',
  placeSampling: '',
  sex: '',
  telephone: '',
  telephone2: '',
  travelCardType: '',
  travelCardNumber: '',
  type: 1,
  userName: '',
  dateSampling: '',
  /** As typed: `1946-2-8`. */
  birthday: '',
  packageItemComponent: '',
};

/** With what the form takes beyond them. */
const EMPTY_DRAFT = { ...EMPTY_SUBSCRIBE_PARAMS, idCardCheck: '', email: '' };

export type ClientDraft = typeof EMPTY_DRAFT;

/** In memory and nowhere else: a reload forgets it, and so does the next person at the same screen. */
let draft: Readonly<ClientDraft> = EMPTY_DRAFT;
const listeners = new Set<() => void>();

function change(next: Readonly<ClientDraft>): void {
  draft = next;
  for (const listener of listeners) listener();
}

export function editDraft(changes: Partial<ClientDraft>): void {
  change({ ...draft, ...changes });
}

export function clearDraft(): void {
  change(EMPTY_DRAFT);
}

export function currentDraft(): Readonly<ClientDraft> {
  return draft;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useDraft(): Readonly<ClientDraft> {
  return useSyncExternalStore(subscribe, currentDraft);
}
