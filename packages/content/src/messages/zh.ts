import type { Messages } from './messages.ts';
import { bookingDesk } from './zh/booking-desk.ts';
import { bookingWizard } from './zh/booking-wizard.ts';
import { errors } from './zh/errors.ts';
import { packages } from './zh/packages.ts';
import { pages } from './zh/pages.ts';
import { shell } from './zh/shell.ts';
import { terms } from './zh/terms.ts';

export const zh: Messages = { bookingDesk, bookingWizard, errors, packages, pages, shell, terms };
