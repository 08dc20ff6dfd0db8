import { CaptchaAnswer } from '@phial/contract/captcha';
import { PUBLIC } from '../accounts/access.ts';
import { refusals } from '../api-docs/refusals.ts';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { issueCaptcha } from './captcha.service.ts';

/** Both paths of the specification, one store and one shape (D-52, D-106). */
export async function captchaRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  for (const path of ['/auth/code', '/captchaImage']) {
    app.get(
      path,
      {
        config: { access: PUBLIC },
        schema: {
          tags: ['captcha'],
          summary: 'A new captcha',
          description:
            'Valid for five minutes and for one attempt, right or wrong. Four characters, case ignored.',
          response: { 200: CaptchaAnswer, ...refusals('too-many-requests') },
        },
      },
      async (request) => {
        await deps.limits.consume('captcha', { address: request.ip });
        const captcha = await issueCaptcha(deps);
        return { code: 200 as const, msg: '', ...captcha, data: captcha };
      },
    );
  }
}
