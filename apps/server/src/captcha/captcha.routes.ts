import * as calls from '@phial/contract/calls/captchas';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { handle } from '../handle.ts';
import { issueCaptcha } from './captcha.service.ts';

/** Two paths, one store and one shape. */
export async function captchaRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  for (const call of [calls.issueCaptcha, calls.issueCaptchaImage])
    handle(app, call, async ({ request }) => {
      await deps.limits.consume('captcha', { address: request.ip });
      const captcha = await issueCaptcha(deps);
      return { ...captcha, data: captcha };
    });
}
