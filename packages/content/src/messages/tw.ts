import type { Messages } from './messages.ts';
import * as booking from './tw/by-journey/booking-words.ts';
import * as catalogue from './tw/by-journey/catalogue-words.ts';
import * as clientInformation from './tw/by-journey/client-information-words.ts';
import * as company from './tw/by-journey/company-words.ts';
import * as furtherBooking from './tw/by-journey/further-booking-words.ts';
import * as site from './tw/by-journey/site-words.ts';

/** All messages of the public site. */
export const tw: Messages = {
  ...site,
  ...booking,
  ...furtherBooking,
  ...clientInformation,
  ...company,
  ...catalogue,
};
