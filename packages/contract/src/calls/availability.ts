import { PUBLIC } from '../access.ts';
import { SoonestTimes, TIMES } from '../booking/availability.ts';
import { NotOpen } from '../booking/booking-state.ts';
import { ServicePointQuery } from '../booking/service-point.ts';
import { callsOf } from '../call.ts';

const call = callsOf('availability', PUBLIC);

export const readAvailability = call('GET /rest/appointment/servPtApptTime/:servPtId', {
  summary: 'Days and times of a service point',
  description:
    'Keyed by date. A date that is absent is not open; a day is full when no slot has quota. ' +
    'Missing dates mean whole months, at last the present one; at most 100 days. ' +
    '`now` is the time of the server: a client whose clock is wrong still knows which months it may show.',
  ...TIMES,
  refusals: ['range-invalid', 'service-point-unknown'],
  refusalData: { 'booking-not-open': NotOpen },
});

export const readSoonestTimes = call('GET /rest/appointment/servPt/soonest', {
  summary: 'Soonest free time of each service point',
  description:
    'Keyed by `servPtId`; a point without a free time is left out. ' +
    '`type` is the code of a service, case ignored; missing means ECG, or the first service where there is no ECG.',
  query: ServicePointQuery,
  answer: SoonestTimes,
  refusalData: { 'booking-not-open': NotOpen },
});
