import type { Messages } from './messages.ts';
import * as booking from './zh/by-journey/booking-words.ts';
import * as catalogue from './zh/by-journey/catalogue-words.ts';
import * as clientInformation from './zh/by-journey/client-information-words.ts';
import * as company from './zh/by-journey/company-words.ts';
import * as furtherBooking from './zh/by-journey/further-booking-words.ts';
import * as site from './zh/by-journey/site-words.ts';

/** All messages of the public site. */
export const zh: Messages = {
  ...site,
  ...booking,
  ...furtherBooking,
  ...clientInformation,
  ...company,
  ...catalogue,
};
