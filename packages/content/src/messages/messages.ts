import type * as booking from './en/by-journey/booking-words.ts';
import type * as catalogue from './en/by-journey/catalogue-words.ts';
import type * as clientInformation from './en/by-journey/client-information-words.ts';
import type * as company from './en/by-journey/company-words.ts';
import type * as furtherBooking from './en/by-journey/further-booking-words.ts';
import type * as site from './en/by-journey/site-words.ts';
import type { en } from './en.ts';
import type { Words } from './words.ts';

/** The message catalogue; English is the source of its shape. */
export type Messages = Words<typeof en>;

/** What is read on every page, and on the home page. */
export type SiteMessages = Words<typeof site>;

/** What is read in one part of the site only, by the journeys that need it. */
export interface JourneyMessages {
  /** The booking from its first screen to its last, and the fields of its forms. */
  readonly booking: Words<typeof booking>;
  /** Several people, the waiting list, the page of a booking. */
  readonly furtherBooking: Words<typeof furtherBooking>;
  readonly clientInformation: Words<typeof clientInformation>;
  readonly company: Words<typeof company>;
  readonly catalogue: Words<typeof catalogue>;
}
