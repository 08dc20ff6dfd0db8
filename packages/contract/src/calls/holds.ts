import { PUBLIC } from '../access.ts';
import { Alternatives } from '../booking/availability.ts';
import { NotOpen } from '../booking/booking-state.ts';
import { Hold, HoldRequest, ReleaseQuery } from '../booking/hold.ts';
import { callsOf } from '../call.ts';

const call = callsOf('holds', PUBLIC);

/*
 * The seat kept while a visitor fills in the form. Whoever knows the id of a
 * hold may extend and release it.
 */

export const takeHold = call('POST /rest/appointment/hold', {
  summary: 'Hold a place for 600 seconds',
  description:
    'Counts as taken for everybody else. `replaces` is given up in the same step, and kept when this is refused. ' +
    'The refusals `slot-full`, `slot-past` and `slot-unknown` carry the nearest free times in `data.alternatives`.',
  body: HoldRequest,
  answer: Hold,
  refusals: ['service-point-unknown', 'work-required', 'hold-share-spent', 'too-many-requests'],
  refusalData: {
    'booking-not-open': NotOpen,
    'slot-unknown': Alternatives,
    'slot-past': Alternatives,
    'slot-full': Alternatives,
  },
});

export const extendHold = call('PUT /rest/appointment/hold/:id', {
  summary: 'Hold it for another 600 seconds',
  description: 'From now, up to ten times.',
  answer: Hold,
  refusals: ['hold-ended', 'hold-extensions-spent', 'too-many-requests'],
});

export const releaseHold = call('DELETE /rest/appointment/hold/:id', {
  summary: 'Give the place back',
  description:
    'Succeeds for a hold that has ended as well. With `after` the place is kept for so many seconds yet, ' +
    'for a page that is left and may come back at once.',
  query: ReleaseQuery,
});
