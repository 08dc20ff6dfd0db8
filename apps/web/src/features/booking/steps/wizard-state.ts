import type { BookingRecord } from '@phial/contract/booking/appointment';
import { EMPTY_PERSON_FORM, type PersonForm, validatePersonForm } from '@phial/domain/booking/booking-form';
import { parseDocumentNumber } from '@phial/domain/identity/hkid';
import type { JourneyFacts } from '../journey.ts';
import type { PendingKey } from './submission.ts';

/*
 * What the journey knows beside its address. It lives in the memory of the
 * page and nowhere else: most of it is personal.
 */

interface Agreements {
  terms: boolean;
  privacy: boolean;
}

export interface WizardState {
  form: PersonForm;
  agreements: Agreements;
  /** Number of the order whose request note the person was filled in from. */
  noteNumber?: string | undefined;
  /** The key of a submission whose outcome is not known; it outlives going back a step. */
  pending?: PendingKey | undefined;
  /** What the last enquiry found, so that Back from a change shows it again; until the booking home or a booking. */
  found?: readonly BookingRecord[] | undefined;
  /** The booking being changed. */
  changing?: BookingRecord | undefined;
  /** The booking just made or changed, for the success part. */
  record?: BookingRecord | undefined;
  /** The last journey has ended in a booking: Back must not lead into its steps again. */
  finished?: boolean | undefined;
}

export const FRESH: WizardState = {
  form: EMPTY_PERSON_FORM,
  agreements: { terms: false, privacy: false },
};

export type WizardEvent =
  | { kind: 'typed'; form: Partial<PersonForm> }
  | { kind: 'noted'; orderNumber: string; form: PersonForm }
  | { kind: 'agreed'; agreements: Partial<Agreements> }
  | { kind: 'sent'; pending: PendingKey | undefined }
  /** A step of a new journey has been opened. */
  | { kind: 'started' }
  | { kind: 'found'; bookings: readonly BookingRecord[] | undefined }
  | { kind: 'change'; record: BookingRecord }
  | { kind: 'booked'; record: BookingRecord }
  /** The success part is on screen; before that the answers are still needed, as the address changes last. */
  | { kind: 'finished'; record: BookingRecord }
  | { kind: 'left' };

/** A person who is known in the boxes of step 3; the phone in both, as it was proved once. */
export function formOf(record: Pick<BookingRecord, 'name' | 'docNo' | 'telNo' | 'email'>): PersonForm {
  const { number, check } = parseDocumentNumber(record.docNo) ?? { number: record.docNo, check: '' };
  const { name, telNo, email } = record;
  return { name, number, check, telNo, tel2: telNo, email };
}

export function wizardReducer(state: WizardState, event: WizardEvent): WizardState {
  switch (event.kind) {
    case 'typed':
      return { ...state, form: { ...state.form, ...event.form } };
    case 'noted':
      return { ...state, form: event.form, noteNumber: event.orderNumber };
    case 'agreed':
      return { ...state, agreements: { ...state.agreements, ...event.agreements } };
    case 'sent':
      return { ...state, pending: event.pending };
    case 'started':
      return state.finished ? { ...state, finished: false } : state;
    case 'found':
      return { ...state, found: event.bookings };
    case 'change':
      // What led here stays for Back: the results of the enquiry, or the booking just made.
      return {
        ...FRESH,
        found: state.found,
        record: state.record,
        changing: event.record,
        form: formOf(event.record),
      };
    case 'booked':
      return { ...state, record: event.record };
    case 'finished':
      return { ...FRESH, record: event.record, finished: true };
    case 'left':
      return isFresh(state) ? state : { ...FRESH, finished: state.finished };
  }
}

const isFresh = (state: WizardState): boolean =>
  state.form === EMPTY_PERSON_FORM &&
  state.agreements === FRESH.agreements &&
  !state.changing &&
  !state.found &&
  !state.record;

/** True once everything step 3 asks for is there and right. */
export function isPersonComplete(form: PersonForm): boolean {
  const { fields, warning } = validatePersonForm(form);
  return Object.keys(fields).length === 0 && warning === undefined;
}

/** What the table of the journey needs to know of this state. */
export function factsOf(state: WizardState): Omit<JourneyFacts, 'pointGone'> {
  return {
    person: isPersonComplete(state.form),
    changing: state.changing !== undefined,
    record: state.record !== undefined,
  };
}
