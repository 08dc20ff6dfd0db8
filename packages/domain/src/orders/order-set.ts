import { comparableName, normaliseName } from '../identity/person-name.ts';

/** The most order sets of a doctor. */
export const MOST_ORDER_SETS = 50;

/** The most favourites of a doctor, of those that are offered. */
export const MOST_FAVOURITES = 100;

/** In characters as people count them (code points), after trimming. */
export const LONGEST_ORDER_SET_NAME = 60;

/** Whether a name as typed can be that of an order set: 1 to 60 characters after trimming, at least one of them visible. */
export function isOrderSetName(typed: string): boolean {
  const name = normaliseName(typed);
  return !/^[\s\p{Cc}\p{Cf}]*$/u.test(name) && [...name].length <= LONGEST_ORDER_SET_NAME;
}

/**
 * The name as it is stored, and the form in which two spellings of one name are equal: case and width are ignored, so
 * that a doctor has no two sets that read the same (docs/rules/orders.md#order-sets).
 */
export function orderSetName(typed: string): { name: string; comparable: string } {
  return { name: normaliseName(typed), comparable: comparableName(typed) };
}
