import type { Messages } from './messages.ts';
import { bookingDesk } from './tw/booking-desk.ts';
import { bookingWizard } from './tw/booking-wizard.ts';
import { errors } from './tw/errors.ts';
import { packages } from './tw/packages.ts';
import { pages } from './tw/pages.ts';
import { shell } from './tw/shell.ts';
import { terms } from './tw/terms.ts';

export const tw: Messages = { bookingDesk, bookingWizard, errors, packages, pages, shell, terms };
