import { createWorkCalls } from '@phial/browser/proof-of-work/work-calls';
import { issueCaptcha } from '@phial/contract/calls/captchas';
import { type SendOptions, send } from '../api-client/client.ts';

/** A fresh captcha; valid five minutes and spent by any attempt. */
export const fetchCaptcha = async () => (await send(issueCaptcha, { timeLimit: 'short' })).data;

export const { doWork, earnAnswer } = createWorkCalls<SendOptions>(send, {
  timeLimit: 'short',
  ownMessage: true,
  repeatSubmit: false,
});
