import type { PlannedLoad } from './planned-load.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** So many calls in so many seconds, counted from the first. */
export interface Share {
  calls: number;
  seconds: number;
}

/**
 * Whose calls are counted together. `address` is an IPv4 address or an IPv6 /64; `customer` an IPv6 /56; `network` an
 * IPv4 /24 or an IPv6 /48; `everybody` the whole site; `document` what one network asks about one document number;
 * `apiKey` a program.
 */
export interface Shares {
  address?: Share;
  customer?: Share;
  network?: Share;
  everybody?: Share;
  document?: Share;
  apiKey?: Share;
}

/** How many times the share of an address a /56 and a /48 or /24 have: they are several households, or a provider's. */
const CUSTOMER_TIMES = 3;
const NETWORK_TIMES = 10;

function byNetwork(calls: number, seconds: number) {
  return {
    address: { calls, seconds },
    customer: { calls: calls * CUSTOMER_TIMES, seconds },
    network: { calls: calls * NETWORK_TIMES, seconds },
  };
}

/**
 * The shares. An address is often a household, a ward or a clinic behind one
 * router, so its shares are wide enough for a busy front desk; whoever has a
 * network of their own does not get one share for each address in it.
 * `docs/decisions/028-proof-of-work.md` has the arithmetic.
 */
export const LIMIT_TABLE = {
  // A person who cannot read one asks again; every enquiry and booking needs one.
  captcha: byNetwork(60, 10 * MINUTE),
  // Pictures read rightly. A program reads them as well as people do: beyond these, and those of the whole site
  // ({@link limitTable}), only work counts.
  picture: byNetwork(12, 10 * MINUTE),
  enquiry: byNetwork(20, 10 * MINUTE),
  // Enquiries that found nothing: a budget of their own, which a sweep over document numbers uses up and nobody else.
  'wrong-enquiry': {
    address: { calls: 40, seconds: DAY },
    customer: { calls: 80, seconds: DAY },
    network: { calls: 300, seconds: DAY },
    // No guessing of the name that belongs to a number.
    document: { calls: 8, seconds: HOUR },
  },
  // A hold keeps others out for ten minutes; going back and forth in the calendar takes several.
  hold: byNetwork(30, 10 * MINUTE),
  // A family or a clinic books in a row.
  create: byNetwork(20, HOUR),
  // Bookings made; one person has no use for more than two a day and type.
  booked: { document: { calls: 10, seconds: DAY } },
  // Changing and cancelling need the booking token already.
  change: byNetwork(30, HOUR),
  // A link cannot be guessed; a waiting room may open theirs behind one address.
  'booking-link': byNetwork(60, 10 * MINUTE),
  // A page that shows an entry asks four times a minute, and several people may wait behind one address.
  'waiting-entry': byNetwork(300, 10 * MINUTE),
  // Nothing is kept, so no document number has a share; a full waiting room may be behind one address.
  'client-information': byNetwork(60, HOUR),
  // A practice may ask for accounts for all its doctors at once.
  register: byNetwork(20, HOUR),
  // A token cannot be guessed; a waiting room may scan its notes behind one address.
  'request-note': byNetwork(60, HOUR),
  // A laboratory's day is some thousands of reports, many in a bundle, and sent again all at once after a pause.
  'lab-report': {
    address: { calls: 600, seconds: 10 * MINUTE },
    apiKey: { calls: 600, seconds: 10 * MINUTE },
  },
  // Each sends an e-mail; a practice may have forgotten several.
  'password-reset': byNetwork(10, HOUR),
  // A token cannot be guessed.
  'password-link': byNetwork(60, 10 * MINUTE),
  // Each visit of the sign-in page asks for one, behind one router a whole clinic's.
  passkey: byNetwork(120, 10 * MINUTE),
  // A clinic's morning behind one address; each asks the provider twice.
  'provider-sign-in': byNetwork(60, 10 * MINUTE),
  // The provider calls for everybody who signs out there.
  'provider-logout': byNetwork(600, 10 * MINUTE),
  // Each is a message that costs money, to a number that was typed.
  'text-test': byNetwork(10, HOUR),
  // Each goes to an address that was typed.
  'email-test': byNetwork(10, HOUR),
  // A day's messages may be reported of at once, in several steps each, from the few addresses of the provider.
  'delivery-report': byNetwork(900, 10 * MINUTE),
  // Challenges handed out: making one costs the server some milliseconds.
  challenge: byNetwork(60, 10 * MINUTE),
} as const satisfies Record<string, Shares>;

/** {@link LIMIT_TABLE}, with what the whole site may do by the load it is planned for. */
export function limitTable(load: PlannedLoad): Record<LimitKind, Shares> {
  const everybody = { calls: load.pictures, seconds: 10 * MINUTE };
  return { ...LIMIT_TABLE, picture: { ...LIMIT_TABLE.picture, everybody } };
}

/** What is rationed. */
export type LimitKind = keyof typeof LIMIT_TABLE;
