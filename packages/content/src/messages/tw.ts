import type { Messages } from './messages.ts';
import { bookingDesk } from './tw/booking-desk.ts';
import { bookingParty } from './tw/booking-party.ts';
import { bookingWizard } from './tw/booking-wizard.ts';
import { catalogue } from './tw/catalogue.ts';
import { company } from './tw/company.ts';
import { covid } from './tw/covid.ts';
import { descriptions } from './tw/descriptions.ts';
import { errors } from './tw/errors.ts';
import { home } from './tw/home.ts';
import { infoEnter } from './tw/info-enter.ts';
import { news } from './tw/news.ts';
import { opening } from './tw/opening.ts';
import { ownBooking } from './tw/own-booking.ts';
import { packages } from './tw/packages.ts';
import { pages } from './tw/pages.ts';
import { shell } from './tw/shell.ts';
import { texts } from './tw/texts.ts';
import { waitingList } from './tw/waiting-list.ts';

export const tw: Messages = {
  bookingDesk,
  bookingParty,
  bookingWizard,
  errors,
  opening,
  packages,
  ownBooking,
  pages,
  shell,
  texts,
  waitingList,
  home,
  company,
  news,
  covid,
  catalogue,
  infoEnter,
  descriptions,
};
