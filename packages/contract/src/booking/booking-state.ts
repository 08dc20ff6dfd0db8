import { type Static, Type } from 'typebox';
import { OneOf } from '../schemas.ts';

/** Whether visitors can book: `soon` before the laboratory was opened for booking, `closed` when it was closed again. */
export const BookingState = OneOf(['soon', 'open', 'closed']);
export type BookingState = Static<typeof BookingState>;

/** Of `booking-not-open`. */
export const NotOpen = Type.Object({ booking: BookingState });
