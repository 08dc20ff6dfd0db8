import { bookingDesk } from './en/booking-desk.ts';
import { bookingWizard } from './en/booking-wizard.ts';
import { errors } from './en/errors.ts';
import { packages } from './en/packages.ts';
import { pages } from './en/pages.ts';
import { shell } from './en/shell.ts';
import { terms } from './en/terms.ts';

export const en = { bookingDesk, bookingWizard, errors, packages, pages, shell, terms };
