import type { Messages } from './messages.ts';
import { bookingDesk } from './zh/booking-desk.ts';
import { bookingParty } from './zh/booking-party.ts';
import { bookingWizard } from './zh/booking-wizard.ts';
import { catalogue } from './zh/catalogue.ts';
import { company } from './zh/company.ts';
import { covid } from './zh/covid.ts';
import { descriptions } from './zh/descriptions.ts';
import { errors } from './zh/errors.ts';
import { home } from './zh/home.ts';
import { infoEnter } from './zh/info-enter.ts';
import { news } from './zh/news.ts';
import { opening } from './zh/opening.ts';
import { ownBooking } from './zh/own-booking.ts';
import { packages } from './zh/packages.ts';
import { pages } from './zh/pages.ts';
import { shell } from './zh/shell.ts';
import { texts } from './zh/texts.ts';
import { waitingList } from './zh/waiting-list.ts';

export const zh: Messages = {
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
