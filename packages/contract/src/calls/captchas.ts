import { PUBLIC } from '../access.ts';
import { defineCall } from '../call.ts';
import { Captcha } from '../captcha.ts';

export const issueCaptcha = defineCall({
  method: 'GET',
  path: '/auth/code',
  access: PUBLIC,
  tag: 'captcha',
  summary: 'A new captcha',
  description:
    'Valid for five minutes and for one attempt, right or wrong. Four characters, case ignored. ' +
    'The captcha stands beside `data` as well.',
  answer: Captcha,
  beside: Captcha.properties,
  refusals: ['too-many-requests'],
});

export const issueCaptchaImage = defineCall({
  ...issueCaptcha,
  path: '/captchaImage',
  summary: 'A new captcha (the other path of the same call)',
});
