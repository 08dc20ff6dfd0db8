import { addMonths, type DayKey, lastDayOf, monthOf } from '@phial/domain/hong-kong-time';

/** How long what was ordered and found is kept, also against a request for erasure (ADR 016). */
const MEDICAL_RECORD_YEARS = 7;

/**
 * Whether an order that was placed, or a report, is still to be kept.
 * @param day Hong Kong day of the last thing that happened to it
 * @param today Hong Kong day
 */
export function keptAsMedicalRecord(day: DayKey, today: DayKey): boolean {
  return today <= lastDayOf(addMonths(monthOf(day), MEDICAL_RECORD_YEARS * 12));
}
