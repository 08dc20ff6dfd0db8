import { randomBytes } from 'node:crypto';
import { generateReservationCode } from '@phial/domain/booking/reservation-code';
import { constraintOf } from '../db/database-error.ts';
import { Refused } from '../errors.ts';
import { refusalOf } from './booking-refusal.ts';

/** Reservation codes that may be somebody else's, one after another, before giving up. */
const CODES_TO_TRY = 5;

/**
 * Writes an appointment under a new reservation code, and again under another one where the code is somebody else's.
 * @throws Refused `busy` when every code is; what a violated constraint stands for ({@link refusalOf})
 */
export async function withFreeCode<T>(write: (reservationCode: string) => Promise<T>): Promise<T> {
  return withFreeCodes(1, ([code = '']) => write(code));
}

/** {@link withFreeCode} for several appointments, which are written together or not at all. */
export async function withFreeCodes<T>(
  count: number,
  write: (reservationCodes: string[]) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; attempt <= CODES_TO_TRY; attempt++) {
    try {
      return await write(Array.from({ length: count }, () => generateReservationCode(randomBytes)));
    } catch (error) {
      if (constraintOf(error) !== 'appointment_reservation_code') throw refusalOf(error);
    }
  }
  throw new Refused('busy');
}
