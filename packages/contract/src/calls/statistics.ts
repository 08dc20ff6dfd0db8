import { EDITORS } from '../access.ts';
import { defineCall } from '../call.ts';
import { Numbers, NumbersQuery } from '../numbers.ts';

/* Bookings, use of capacity, no-shows and lead time, for those who plan. */

export const readStatistics = defineCall({
  method: 'GET',
  path: '/staff/numbers',
  access: EDITORS,
  tag: 'numbers',
  summary: 'Bookings, use of capacity, no-shows and lead time of a period',
  description:
    'By the day of the visit, both days included, at most 366. Bookings whose personal data are erased count as well.',
  query: NumbersQuery,
  answer: Numbers,
  refusals: ['range-invalid'],
});
