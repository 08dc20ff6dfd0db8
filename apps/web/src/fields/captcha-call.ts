import type { Captcha } from '@phial/contract/captcha';
import { get } from '../api-client/client.ts';

/** A fresh captcha; valid five minutes and spent by any attempt (D-52). */
export async function fetchCaptcha(signal?: AbortSignal): Promise<Captcha> {
  const { data } = await get<Captcha>('/auth/code', { helper: 'booking', ...(signal && { signal }) });
  return data;
}
