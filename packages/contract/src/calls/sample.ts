import { ADMINISTRATORS } from '../access.ts';
import { callsOf } from '../call.ts';
import { SampleInUse, SampleRemoval, SampleState } from '../staff/sample.ts';

const call = callsOf('operation', ADMINISTRATORS);

export const readSampleState = call('GET /staff/sample', {
  summary: 'What of this database came with the sample',
  description:
    'And which real things hang on it. In production invented bookings, accounts and reports are never made; an older database may have them.',
  answer: SampleState,
});

export const removeSample = call('DELETE /staff/sample', {
  summary: 'Remove the sample',
  description:
    'All of it or nothing, for good: the sample is not loaded again. What staff have changed stays, and so do districts ' +
    'and public holidays. Refused with `sample-in-use`, and the real things that hang on the sample in ' +
    '`data.obstacles`. Needs `ownPassword`.',
  body: SampleRemoval,
  answer: SampleState,
  refusals: ['confirmation-needed', 'password-wrong', 'too-many-requests', 'not-found'],
  refusalData: { 'sample-in-use': SampleInUse },
});
