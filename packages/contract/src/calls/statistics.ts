import { EDITORS } from '../access.ts';
import { callsOf } from '../call.ts';
import { Statistics, StatisticsQuery } from '../staff/statistics.ts';

const call = callsOf('numbers', EDITORS);

/* Bookings, use of capacity, no-shows and lead time, for those who plan. */

export const readStatistics = call('GET /staff/numbers', {
  summary: 'Bookings, use of capacity, no-shows and lead time of a period',
  description:
    'By the day of the visit, both days included, at most 366. Bookings whose personal data are erased count as well.',
  query: StatisticsQuery,
  answer: Statistics,
  refusals: ['range-invalid'],
});
