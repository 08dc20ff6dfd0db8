import type { ErrorCode } from '@phial/contract/errors';
import { constraintOf } from '../db/database-error.ts';
import { Refused } from '../errors.ts';
import type { GuardRow } from './person-guard.sql.ts';

/** What it means when a constraint of the migrations stops a booking. */
const BY_CONSTRAINT: Readonly<Record<string, ErrorCode>> = {
  appointment_same_time: 'same-time',
  appointment_same_day: 'same-day',
  // Somebody was faster under the same Idempotency-Key; whoever catches this looks for that answer.
  idempotency_key: 'busy',
  used_client_code_key: 'qr-code-used',
};

/**
 * The refusal that a violated constraint stands for (docs/rules/booking.md#one-booking-at-a-time); any other
 * error comes back as it is.
 */
export function refusalOf(error: unknown): unknown {
  const code = BY_CONSTRAINT[constraintOf(error) ?? ''];
  return code === undefined ? error : new Refused(code);
}

/** @throws Refused `same-time` or `same-day` when the guard found a row with a hash of an older key */
export function refuseClash({ same_time }: GuardRow): void {
  if (same_time !== null) throw new Refused(same_time ? 'same-time' : 'same-day');
}
