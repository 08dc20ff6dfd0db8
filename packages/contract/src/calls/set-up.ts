import { ADMINISTRATORS } from '../access.ts';
import { callsOf } from '../call.ts';
import {
  BookingOpeningRequest,
  SetUp,
  SetUpConflict,
  SetUpIncomplete,
  SetUpMarkRequest,
  SetUpStepParams,
} from '../staff/set-up.ts';

const call = callsOf('operation', ADMINISTRATORS);

export const readSetUp = call('GET /staff/set-up', {
  summary: 'How far the laboratory is set up, and whether visitors can book',
  description: 'What each step lacks is worked out anew by each call.',
  answer: SetUp,
});

export const markSetUpStep = call('PUT /staff/set-up/steps/:step', {
  summary: 'Say that a step was visited, skipped or done',
  description: 'Changes nothing but what the set-up shows. `visited` does not replace `skipped` or `done`.',
  params: SetUpStepParams,
  body: SetUpMarkRequest,
  answer: SetUp,
});

export const changeBookingOpening = call('PUT /staff/set-up/booking', {
  summary: 'Open for booking, or close for new bookings',
  description:
    'Opening is refused while something essential is missing, with the steps concerned. ' +
    'While it is closed, bookings can be found and cancelled, and neither made nor changed.',
  body: BookingOpeningRequest,
  answer: SetUp,
  refusalData: { 'set-up-incomplete': SetUpIncomplete, 'version-conflict': SetUpConflict },
});
