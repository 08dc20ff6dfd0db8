import { instantOf } from '@phial/domain/hong-kong-time';
import { expect, it } from 'vitest';
import { appointment, DAY } from '../testing/sample-day.ts';
import { lateVisitors } from './late-list.tsx';

const at = (time: string) => instantOf(DAY, time);

it('lists who is booked for a time that is over, the longest wait first', () => {
  const day = [
    appointment(1, { time: '10:00' }),
    appointment(2, { time: '09:15' }),
    appointment(3, { time: '11:00' }),
    appointment(4, { time: '09:00', status: 'ATTENDED' }),
    appointment(5, { time: '09:00', status: 'NO_SHOW' }),
    appointment(6, { time: '09:00', status: 'CANCELLED' }),
  ];
  const late = lateVisitors(day, at('10:05'));
  expect(late.map(({ appointment: { reservationCode }, minutes }) => [reservationCode, minutes])).toEqual([
    ['CODE0002', 50],
    ['CODE0001', 5],
  ]);
});

it('counts nobody in the minute of the booked time itself', () => {
  expect(lateVisitors([appointment(1, { time: '10:00' })], at('10:00'))).toEqual([]);
  expect(lateVisitors([appointment(1, { time: '10:00' })], at('10:01'))).toHaveLength(1);
});
