import * as calls from '@phial/contract/calls/captchas';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { handle } from '../handle.ts';
import { answerJsonText } from '../json-text.ts';
import { issueCaptcha } from './captcha.service.ts';

/** Two paths, one store and one shape. */
export async function captchaRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  for (const call of [calls.issueCaptcha, calls.issueCaptchaImage])
    handle(app, call, async ({ request, reply }) => {
      await deps.limits.consume('captcha', { address: request.ip });
      const { uuid, img } = await issueCaptcha(deps);
      // As text, since a UUID and Base64 need no escaping: to look through the picture for what does took longer.
      const captcha = `"uuid":"${uuid}","img":"${img}"`;
      return answerJsonText(reply, `{"code":200,"msg":"",${captcha},"data":{${captcha}}}`);
    });
}
