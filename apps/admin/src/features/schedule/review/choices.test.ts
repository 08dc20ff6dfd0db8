import type { AffectedBooking, OfferedSlot } from '@phial/contract/schedule/schedule-change';
import { expect, it } from 'vitest';
import { isFull, offersOf, outcomes, stillPossible } from './choices.ts';

const slot = (time: string, free = 1): OfferedSlot => ({
  servPtId: 'central',
  servTime: `2026-03-03 ${time}:00`,
  free,
});

const booking = (
  apptRecordId: string,
  proposals: OfferedSlot[],
  type: AffectedBooking['type'] = 'ECG',
): AffectedBooking => ({
  apptRecordId,
  reservationCode: apptRecordId,
  name: apptRecordId,
  maskedDocumentNumber: 'A123***(*)',
  language: 'en',
  tell: 'email',
  servPtId: 'central',
  servTime: '2026-03-02 09:00:00',
  type,
  proposals,
});

const timesOf = (found: ReturnType<typeof outcomes>) =>
  [...found].map(([id, at]) => `${id} ${at?.servTime.slice(11, 16) ?? 'cancelled'}`).sort();

it('never assigns a slot more often than it has free seats', () => {
  const bookings = ['a', 'b', 'c'].map((id) => booking(id, [slot('10:00', 2), slot('11:00')]));
  expect(timesOf(outcomes(bookings, new Map()))).toEqual(['a 10:00', 'b 10:00', 'c 11:00']);
  const chosen = new Map([['c', slot('10:00', 2)]]);
  expect(timesOf(outcomes(bookings, chosen))).toEqual(['a 10:00', 'b 11:00', 'c 10:00']);
});

it('cancels what fits nowhere, and what somebody cancelled', () => {
  const bookings = [booking('a', [slot('10:00')]), booking('b', [slot('10:00')])];
  expect(timesOf(outcomes(bookings, new Map()))).toEqual(['a 10:00', 'b cancelled']);
  expect(timesOf(outcomes(bookings, new Map([['a', null]])))).toEqual(['a cancelled', 'b 10:00']);
});

it('treats the same time of another service as another slot', () => {
  const bookings = [booking('a', [slot('10:00')]), booking('b', [slot('10:00')], 'other')];
  expect(timesOf(outcomes(bookings, new Map()))).toEqual(['a 10:00', 'b 10:00']);
});

it('a slot is full when the others leave no seat', () => {
  const bookings = [booking('a', [slot('10:00')]), booking('b', [slot('10:00'), slot('11:00')])];
  const settled = outcomes(bookings, new Map());
  const [a, b] = bookings;
  if (a === undefined || b === undefined) throw new Error('no bookings');
  expect(isFull(slot('10:00'), b, { bookings, settled })).toBe(true);
  expect(isFull(slot('10:00'), a, { bookings, settled })).toBe(false);
  expect(isFull(slot('10:00', 2), b, { bookings, settled })).toBe(false);
});

it('a slot picked beyond the proposals stays only while it is offered', () => {
  const picked = slot('15:00');
  const chosen = new Map([['a', picked]]);
  expect(offersOf(booking('a', [slot('10:00')]), chosen)).toEqual([slot('10:00'), picked]);
  expect(stillPossible(chosen, [booking('a', [slot('15:00', 4)])]).get('a')).toEqual(slot('15:00', 4));
  expect(stillPossible(chosen, [booking('a', [slot('10:00')])]).has('a')).toBe(false);
});
