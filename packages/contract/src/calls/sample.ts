import { ADMINISTRATORS } from '../access.ts';
import { callsOf } from '../call.ts';
import { SampleState } from '../staff/sample.ts';

const call = callsOf('operation', ADMINISTRATORS);

export const readSampleState = call('GET /staff/sample', {
  summary: 'What of this database came with the sample',
  description:
    'In production invented bookings, accounts and reports are never made; an older database may have them.',
  answer: SampleState,
});
