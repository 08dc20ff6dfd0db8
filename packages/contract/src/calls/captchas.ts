import { PUBLIC } from '../access.ts';
import { Captcha } from '../booking/captcha.ts';
import { callsOf } from '../call.ts';

const call = callsOf('captcha', PUBLIC);

const ISSUED = {
  description:
    'Valid for five minutes and for one attempt, right or wrong. Four characters, case ignored. ' +
    'The captcha stands beside `data` as well.',
  answer: Captcha,
  beside: Captcha.properties,
  refusals: ['too-many-requests'],
} as const;

export const issueCaptcha = call('GET /auth/code', {
  summary: 'A new captcha',
  ...ISSUED,
});
export const issueCaptchaImage = call('GET /captchaImage', {
  summary: 'A new captcha (the other path of the same call)',
  ...ISSUED,
});
