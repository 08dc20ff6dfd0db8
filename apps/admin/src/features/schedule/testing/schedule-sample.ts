import type { OpeningWeek, Schedule, WeeklyPattern } from '@phial/contract/schedule/schedule';
import type { AffectedBooking, SchedulePreview } from '@phial/contract/schedule/schedule-change';

/** The same words in every language. */
export const text = (name: string) => ({ tw: name, zh: name, en: name });

/** Two mornings, half an hour each visitor, three at a time. */
export const pattern = (changes: Partial<WeeklyPattern> = {}): WeeklyPattern => ({
  weekdays: [1, 2],
  opens: '09:00',
  closes: '13:00',
  everyMinutes: 30,
  capacity: 3,
  validFrom: null,
  validUntil: null,
  ...changes,
});

/** The week of the first point. */
export const week = (version: number, ...patterns: WeeklyPattern[]): OpeningWeek => ({
  servPtId: 'central',
  type: 'ECG',
  version,
  patterns,
});

/** Two points, of which the first is open. */
export const schedule: Schedule = {
  today: '2026-03-02',
  lastDay: '2026-05-31',
  weeks: [week(4, pattern())],
  seatLimits: [{ type: 'ECG', most: 4 }],
  points: [
    {
      servPtId: 'central',
      names: text('Central Centre'),
      district: text('Central'),
      city: 'HK',
      cityNames: text('Hong Kong'),
      types: ['ECG'],
      restWeekdays: [7],
    },
    {
      servPtId: 'sha-tin',
      names: text('Sha Tin Centre'),
      district: text('Sha Tin'),
      city: 'NT',
      cityNames: text('New Territories'),
      types: ['ECG'],
      restWeekdays: [7],
    },
  ],
};

/** A booking that is affected and the times it could move to at its own point, one seat each. */
export const affected = (id: string, ...times: string[]): AffectedBooking => ({
  apptRecordId: id,
  reservationCode: `CODE${id}`,
  name: `Visitor ${id}`,
  maskedDocumentNumber: 'A123***(*)',
  language: 'en',
  tell: 'telephone',
  type: 'ECG',
  servPtId: 'central',
  servTime: '2026-03-03 09:00:00',
  proposals: times.map((servTime) => ({ servPtId: 'central', servTime, free: 1 })),
});

/** A look at whom a change affects. */
export const preview = (fingerprint: string, ...bookings: AffectedBooking[]): SchedulePreview => ({
  fingerprint,
  slots: { added: 0, removed: 0, enlarged: 0, reduced: 8 },
  holds: 1,
  bookings,
});
