import * as booking from './en/by-journey/booking-words.ts';
import * as catalogue from './en/by-journey/catalogue-words.ts';
import * as clientInformation from './en/by-journey/client-information-words.ts';
import * as company from './en/by-journey/company-words.ts';
import * as furtherBooking from './en/by-journey/further-booking-words.ts';
import * as site from './en/by-journey/site-words.ts';

/** All messages of the public site. */
export const en = { ...site, ...booking, ...furtherBooking, ...clientInformation, ...company, ...catalogue };
