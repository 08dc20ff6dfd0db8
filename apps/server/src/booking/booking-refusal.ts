import { randomBytes } from 'node:crypto';
import type { ErrorCode } from '@phial/contract/errors';
import { generateReservationCode } from '@phial/domain/booking/reservation-code';
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

/** Reservation codes that may be somebody else's, one after another, before giving up. */
const CODES_TO_TRY = 5;

/**
 * Writes an appointment under a new reservation code, and again under another one where the code is somebody else's.
 * @throws Refused `busy` when every code is; what a violated constraint stands for ({@link refusalOf})
 */
export async function withFreeCode<T>(write: (reservationCode: string) => Promise<T>): Promise<T> {
  for (let attempt = 1; attempt <= CODES_TO_TRY; attempt++) {
    try {
      return await write(generateReservationCode(randomBytes));
    } catch (error) {
      if (constraintOf(error) !== 'appointment_reservation_code') throw refusalOf(error);
    }
  }
  throw new Refused('busy');
}
