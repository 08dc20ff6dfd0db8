import { useSyncExternalStore } from 'react';

/** The client state of that name; the client information form fills a part of it. */
interface SubscribeParams {
  /** Of the captcha shown; empty while there is none. */
  captchaId: string;
  /** The answer to the captcha. */
  code: string;
  comboId: string;
  barcode: string;
  barcode2: string;
  cardType: string;
  enName: string;
  /** The number of the identity card without its check digit. */
  idCard: string;
  placeSampling: string;
  sex: string;
  telephone: string;
  telephone2: string;
  travelCardType: string;
  travelCardNumber: string;
  type: number;
  userName: string;
  dateSampling: string;
  /** As typed: `1946-2-8`. */
  birthday: string;
  packageItemComponent: string;
}

export const EMPTY_SUBSCRIBE_PARAMS: Readonly<SubscribeParams> = {
  captchaId: '',
  code: '',
  comboId: '',
  barcode: '',
  barcode2: '',
  cardType: '',
  enName: '',
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
  birthday: '',
  packageItemComponent: '',
};

/** What the form takes beyond them. */
export interface ClientDraft extends SubscribeParams {
  idCardCheck: string;
  email: string;
}

const EMPTY_DRAFT: Readonly<ClientDraft> = { ...EMPTY_SUBSCRIBE_PARAMS, idCardCheck: '', email: '' };

/** In memory and nowhere else: a reload forgets it, and so does the next person at the same screen. */
let draft = EMPTY_DRAFT;
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
