import type { staff } from './en/staff.ts';
import type { Words } from './words.ts';

/** The catalogue of the staff and doctor site; English is the source of its shape. */
export type StaffMessages = Words<typeof staff>;
