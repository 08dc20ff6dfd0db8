import { orderRows } from '../orders/personal-rows.ts';
import { reportRows } from '../reports/personal-rows.ts';
import { appointmentRows } from './appointment-rows.ts';
import type { PersonalTable } from './personal-table.ts';

/**
 * Every table with personal data of patients; see {@link PersonalTable} for how
 * to register one. In this order rows are locked, so a table that refers to
 * another one stands after it.
 */
export const PERSONAL_TABLES: readonly PersonalTable[] = [appointmentRows, orderRows, reportRows];
