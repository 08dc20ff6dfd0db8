import { PUBLIC } from '../access.ts';
import { EarnedAnswer, Work, WorkQuery, WorkTrade } from '../booking/work.ts';
import { callsOf } from '../call.ts';

const call = callsOf('captcha', PUBLIC);

/* Proof of work, `docs/decisions/028-proof-of-work.md`. */

export const issueWork = call('GET /auth/work', {
  summary: 'A challenge to be worked on',
  description:
    'By the ALTCHA protocol, with scrypt; valid for ten minutes and once. ' +
    'Dearer as the network of the caller or the site gets busy.',
  query: WorkQuery,
  answer: Work,
  refusals: ['too-many-requests'],
});

export const tradeWork = call('POST /auth/work', {
  summary: 'A captcha answer for solved work',
  description: 'The way in without a picture: the answer serves once, for five minutes.',
  body: WorkTrade,
  answer: EarnedAnswer,
  refusals: ['work-required'],
});
