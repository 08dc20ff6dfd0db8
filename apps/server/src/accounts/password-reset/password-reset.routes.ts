import * as calls from '@phial/contract/calls/password-resets';
import type { AppDependencies, PhialServer } from '../../app-dependencies.ts';
import { handle } from '../../handle.ts';
import { requestLanguage } from '../../request-language.ts';
import { sendsLinks } from './can-be-mailed.ts';
import { choosePassword, readReset, requestReset } from './password-reset.service.ts';

/** A forgotten password: asking for a link by e-mail, and choosing a new one by it. */
export async function passwordResetRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  handle(app, calls.readPasswordReset, async () => ({ byEmail: sendsLinks(deps.config) }));
  handle(app, calls.requestPasswordReset, ({ body: { login }, request }) =>
    requestReset(deps, { login, language: requestLanguage(request), address: request.ip }),
  );
  handle(app, calls.readPasswordLink, ({ body: { token }, request }) =>
    readReset(deps, { token, address: request.ip }),
  );
  handle(app, calls.choosePassword, ({ body, request }) =>
    choosePassword(deps, { ...body, address: request.ip }),
  );
}
