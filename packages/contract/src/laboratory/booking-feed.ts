import { type Static, Type } from 'typebox';
import { ClosedObject } from '../schemas.ts';

/** Bookings on a page of the feed. */
export const MOST_BOOKINGS_A_PAGE = 100;
export const DEFAULT_BOOKINGS_A_PAGE = 50;

export const BookingFeedQuery = ClosedObject({
  since: Type.Optional(
    Type.String({
      maxLength: 6000,
      pattern: '^[\\w-]+$',
      description: 'From a link of an earlier answer. Missing: every booking from today on',
      examples: ['WyI3NDU6NzQ1OiIsIjc0MDo3NDI6NzQwIixudWxsXQ'],
    }),
  ),
  count: Type.Optional(
    Type.String({
      pattern: '^(?:[1-9]\\d?|100)$',
      description: `Bookings on a page. Missing: ${DEFAULT_BOOKINGS_A_PAGE}`,
      examples: ['50'],
    }),
  ),
});
export type BookingFeedQuery = Static<typeof BookingFeedQuery>;
