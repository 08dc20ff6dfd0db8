import type { LimitKind } from './limits.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** So many calls in so many seconds, counted from the first. */
export interface Share {
  calls: number;
  seconds: number;
}

/** By address, by document number, by the key of a program. */
export interface Shares {
  address: Share;
  document?: Share;
  apiKey?: Share;
}

/**
 * The shares. An address is often a household, a ward or a clinic behind one
 * router, so its shares are wide enough for a busy front desk; a document number
 * is one person, so its shares are narrow. What they guard: 26 million document
 * numbers of one letter could be swept by enquiries, free places by holds.
 */
export const LIMIT_TABLE: Readonly<Record<LimitKind, Shares>> = {
  // A person who cannot read one asks again; every enquiry and booking needs one.
  captcha: { address: { calls: 60, seconds: 10 * MINUTE } },
  // By address: no sweep over numbers. By number: no guessing of the name that belongs to it.
  enquiry: { address: { calls: 20, seconds: 10 * MINUTE }, document: { calls: 8, seconds: HOUR } },
  // A hold keeps others out for ten minutes; going back and forth in the calendar takes several.
  hold: { address: { calls: 30, seconds: 10 * MINUTE } },
  // A family or a clinic books in a row; one person has no use for more than two a day and type (D-37).
  create: { address: { calls: 20, seconds: HOUR }, document: { calls: 10, seconds: DAY } },
  // Changing and cancelling need the booking token already.
  change: { address: { calls: 30, seconds: HOUR } },
  // Nothing is kept, so no document number has a share; a full waiting room may be behind one address.
  'client-information': { address: { calls: 60, seconds: HOUR } },
  // A practice may ask for accounts for all its doctors at once.
  register: { address: { calls: 20, seconds: HOUR } },
  // A token cannot be guessed; a waiting room may scan its notes behind one address.
  'request-note': { address: { calls: 60, seconds: HOUR } },
  // A laboratory's day is some thousands of reports, many in a bundle, and sent again all at once after a pause.
  'lab-report': {
    address: { calls: 600, seconds: 10 * MINUTE },
    apiKey: { calls: 600, seconds: 10 * MINUTE },
  },
};
