import type { Captcha } from '@phial/contract/captcha';
import { get } from '../api-client/client.ts';

/** A fresh captcha; valid five minutes and spent by any attempt. */
export async function fetchCaptcha(): Promise<Captcha> {
  return (await get<Captcha>('/auth/code', { timeLimit: 'short' })).data;
}
