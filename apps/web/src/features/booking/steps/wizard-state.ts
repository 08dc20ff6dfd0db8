import type { BookingRecord } from '@phial/contract/booking/appointment';
import { EMPTY_PERSON_FORM, type PersonForm, validatePersonForm } from '@phial/domain/booking/booking-form';
import { MOST_PEOPLE } from '@phial/domain/booking/party';
import { formatDocumentNumber, parseDocumentNumber } from '@phial/domain/identity/hkid';
import type { JourneyFacts } from '../journey.ts';
import type { Found } from '../search/use-enquiry.ts';
import type { PendingKey } from './submission.ts';

/*
 * What the journey knows beside its address. It lives in the memory of the
 * page and nowhere else: most of it is personal.
 */

interface Agreements {
  terms: boolean;
  privacy: boolean;
}

/** One of several people, as typed. */
export interface PartyForm {
  form: PersonForm;
  /** Phone and e-mail are those of the first person. */
  sameContact: boolean;
}

export interface WizardState {
  /** The first person, most often the only one. */
  form: PersonForm;
  /** Those who may come along: the second to the fourth, whether or not they do. */
  others: readonly PartyForm[];
  agreements: Agreements;
  /** Number of the order whose request note the person was filled in from. */
  noteNumber?: string | undefined;
  /** The key of a submission whose outcome is not known; it outlives going back a step. */
  pending?: PendingKey | undefined;
  /** What the last enquiry found, so that Back from a change shows it again; until the booking home or a booking. */
  found?: Found | undefined;
  /** The booking being changed. */
  changing?: BookingRecord | undefined;
  /** The booking just made or changed, for the success part. */
  record?: BookingRecord | undefined;
  /** All bookings just made, where they were for several people; `record` is the first. */
  party?: readonly BookingRecord[] | undefined;
  /** The last journey has ended in a booking: Back must not lead into its steps again. */
  finished?: boolean | undefined;
}

const OTHERS: readonly PartyForm[] = Array.from({ length: MOST_PEOPLE - 1 }, () => ({
  form: EMPTY_PERSON_FORM,
  sameContact: true,
}));

export const FRESH: WizardState = {
  form: EMPTY_PERSON_FORM,
  others: OTHERS,
  agreements: { terms: false, privacy: false },
};

export type WizardEvent =
  /** `person`: which of the people, from 0, the default. */
  | { kind: 'typed'; form: Partial<PersonForm>; person?: number }
  | { kind: 'same-contact'; person: number; same: boolean }
  | { kind: 'noted'; orderNumber: string; form: PersonForm }
  | { kind: 'agreed'; agreements: Partial<Agreements> }
  | { kind: 'sent'; pending: PendingKey | undefined }
  /** A step of a new journey has been opened. */
  | { kind: 'started' }
  | { kind: 'found'; found: Found | undefined }
  | { kind: 'change'; record: BookingRecord }
  | { kind: 'booked'; record: BookingRecord; party?: readonly BookingRecord[] }
  /** The success part is on screen; before that the answers are still needed, as the address changes last. */
  | { kind: 'finished'; record: BookingRecord; party?: readonly BookingRecord[] | undefined }
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
      return event.person
        ? withOther(state, event.person, ({ form }) => ({ form: { ...form, ...event.form } }))
        : { ...state, form: { ...state.form, ...event.form } };
    case 'same-contact':
      return withOther(state, event.person, () => ({ sameContact: event.same }));
    case 'noted':
      return { ...state, form: event.form, noteNumber: event.orderNumber };
    case 'agreed':
      return { ...state, agreements: { ...state.agreements, ...event.agreements } };
    case 'sent':
      return { ...state, pending: event.pending };
    case 'started':
      return state.finished ? { ...state, finished: false } : state;
    case 'found':
      return { ...state, found: event.found };
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
      return { ...state, record: event.record, party: event.party };
    case 'finished':
      return { ...FRESH, record: event.record, party: event.party, finished: true };
    case 'left':
      return isFresh(state) ? state : { ...FRESH, finished: state.finished };
  }
}

/** @param person from 1, as the first is none of the others */
function withOther(
  state: WizardState,
  person: number,
  change: (other: PartyForm) => Partial<PartyForm>,
): WizardState {
  const others = state.others.map((other, index) =>
    index === person - 1 ? { ...other, ...change(other) } : other,
  );
  return { ...state, others };
}

const isFresh = (state: WizardState): boolean =>
  state.form === EMPTY_PERSON_FORM &&
  state.others === OTHERS &&
  state.agreements === FRESH.agreements &&
  !state.changing &&
  !state.found &&
  !state.record;

/** True once everything step 3 asks for is there and right. */
function isPersonComplete(form: PersonForm): boolean {
  const { fields, warning } = validatePersonForm(form);
  return Object.keys(fields).length === 0 && warning === undefined;
}

/**
 * Everybody who is to be booked, the contacts of the first filled in where they are the same.
 * @param people how many; one where it is undefined
 */
export function peopleOf({ form, others }: WizardState, people = 1): PartyForm[] {
  const { telNo, tel2, email } = form;
  const first = { form, sameContact: false };
  return [first, ...others.slice(0, people - 1)].map((one) =>
    one.sameContact ? { ...one, form: { ...one.form, telNo, tel2, email } } : one,
  );
}

/** True once everything step 3 asks for is there and right of everybody. */
export function arePeopleComplete(state: WizardState, people: number | undefined): boolean {
  const forms = peopleOf(state, people).map(({ form }) => form);
  const numbers = new Set(forms.map(formatDocumentNumber));
  return forms.every(isPersonComplete) && numbers.size === forms.length;
}

/** What the table of the journey needs to know of this state. @param people how many are booked */
export function factsOf(state: WizardState, people?: number): Omit<JourneyFacts, 'pointGone'> {
  return {
    person: arePeopleComplete(state, people),
    changing: state.changing !== undefined,
    record: state.record !== undefined,
  };
}
