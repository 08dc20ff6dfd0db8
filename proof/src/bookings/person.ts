import { checkCharacter, formatDocumentNumber } from '@phial/domain/identity/hkid';

/** In every name and address of the proof, so that it is found where it must not be. */
export const MARKER = 'Proofmarker';

/** A slot that the people of the proof want. */
export interface Place {
  readonly servPtId: string;
  /** `YYYY-MM-DD HH:mm:ss`, Hong Kong time. */
  readonly servTime: string;
  readonly type: string;
}

/** One submission under one idempotency key. */
export interface Submission {
  readonly key: string;
  /** What it is for; somebody of a party may get a place beside it. */
  place: Place;
  /** What the clock that was behind the others showed when it was first acknowledged. */
  acknowledgedAt?: Date;
  /** Milliseconds of `performance.now()`. */
  acknowledged?: number;
  recordId?: string;
  /** Every text it was answered with under 200: one at most. */
  readonly texts: Set<string>;
  /** Whether it was sent without an answer and has never been acknowledged since: it may have been done. */
  isOpen: boolean;
}

/** A change of a booking, in the order in which they were made. */
export interface Change {
  readonly recordId: string;
  /** Undefined for a cancellation. */
  readonly to: Place | undefined;
  readonly endedAt: number;
  readonly outcome: 'ok' | 'unknown';
}

/** Somebody with a document number of their own, and what they were answered. */
export interface Person {
  readonly name: string;
  readonly docNo: string;
  /** Empty for who left a telephone number only. */
  readonly email: string;
  readonly submissions: Submission[];
  readonly changes: Change[];
}

/** Writes down that somebody is about to ask for a place, under a key that no other submission has. */
export function newSubmission(person: Person, key: string, place: Place): Submission {
  const submission: Submission = { key, place, texts: new Set(), isOpen: false };
  person.submissions.push(submission);
  return submission;
}

/** The people of a proof; nobody has been one before. */
export interface People {
  readonly all: Person[];
  next(): Person;
}

/** @param mailEvery one of so many has an e-mail address */
export function newPeople(mailEvery: number): People {
  const all: Person[] = [];
  return {
    all,
    next() {
      const n = all.length;
      const person: Person = {
        name: `${MARKER} Visitor`,
        docNo: documentNumber(n),
        email: n % mailEvery === 0 ? `visitor${n}@${MARKER.toLowerCase()}.example` : '',
        submissions: [],
        changes: [],
      };
      all.push(person);
      return person;
    },
  };
}

function documentNumber(n: number): string {
  const number = `R${String(n).padStart(6, '0')}`;
  return formatDocumentNumber({ number, check: checkCharacter(number) ?? '' });
}
