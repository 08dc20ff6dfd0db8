import { bookingDesk } from './en/booking-desk.ts';
import { bookingParty } from './en/booking-party.ts';
import { bookingWizard } from './en/booking-wizard.ts';
import { catalogue } from './en/catalogue.ts';
import { company } from './en/company.ts';
import { covid } from './en/covid.ts';
import { descriptions } from './en/descriptions.ts';
import { errors } from './en/errors.ts';
import { home } from './en/home.ts';
import { infoEnter } from './en/info-enter.ts';
import { news } from './en/news.ts';
import { opening } from './en/opening.ts';
import { ownBooking } from './en/own-booking.ts';
import { packages } from './en/packages.ts';
import { pages } from './en/pages.ts';
import { shell } from './en/shell.ts';
import { texts } from './en/texts.ts';
import { waitingList } from './en/waiting-list.ts';

export const en = {
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
