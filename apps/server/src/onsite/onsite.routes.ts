import { ClientInformationCode, ClientInformationRequest } from '@phial/contract/client-information';
import { RevealedNumber } from '@phial/contract/desk-act';
import { Scene, SceneNumberRequest, SceneRequest } from '@phial/contract/desk-scene';
import { Envelope } from '@phial/contract/envelope';
import { PUBLIC, requireRole } from '../accounts/access.ts';
import { signedInOf } from '../accounts/guard-routes.ts';
import { refusals } from '../api-docs/refusals.ts';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { issueClientInformationCode } from './client-information.service.ts';
import { registerScene } from './register-scene.service.ts';
import { revealSceneNumber } from './reveal-scene-number.service.ts';

/** On-site registration (D-12, D-13): the visitor's QR code, and what the counter does with it. */
export async function onsiteRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  app.post(
    '/onsite/client-information',
    {
      config: { access: PUBLIC },
      schema: {
        tags: ['onsite'],
        summary: 'Client information as an encrypted code',
        description:
          'The content of a QR code that staff read at the counter, good for one hour. Nothing of the form is stored.',
        body: ClientInformationRequest,
        response: {
          200: Envelope(ClientInformationCode),
          ...refusals(
            'body-invalid',
            'field-unknown',
            'body-too-large',
            'media-type',
            'name-required',
            'name-chinese',
            'name-too-long',
            'birthday-required',
            'date-format',
            'birthday-range',
            'sex-required',
            'card-type-required',
            'card-number-required',
            'card-number-invalid',
            'travel-card-type-required',
            'travel-card-number-required',
            'travel-card-number-invalid',
            'phone-invalid',
            'phones-not-same',
            'email-invalid',
            'phone-or-email',
            'captcha-required',
            'captcha-wrong',
            'too-many-requests',
          ),
        },
      },
    },
    async (request) => {
      const data = await issueClientInformationCode(deps, { body: request.body, address: request.ip });
      return { code: 200 as const, msg: '', data };
    },
  );

  app.post(
    '/system/record/index/add/scene',
    {
      config: { access: requireRole('counter', 'manager', 'administrator') },
      schema: {
        tags: ['onsite'],
        summary: 'Register a visitor from a QR code',
        description:
          'Staff only (D-98): without a login it answers code 301 under HTTP 401. Without a place the code is only ' +
          'read: who it is, and what the person has booked from today on. With a place the visitor is registered ' +
          'there as a walk-in, and the code is spent.',
        body: SceneRequest,
        response: {
          200: Envelope(Scene),
          ...refusals(
            'body-invalid',
            'field-unknown',
            'body-too-large',
            'media-type',
            'login-expired',
            'not-allowed',
            'foreign-site',
            'second-factor-needed',
            'password-change-needed',
            'second-factor-set-up-needed',
            'qr-code-invalid',
            'qr-code-used',
            'slot-unknown',
            'not-of-today',
            'slot-full',
            'same-time',
            'same-day',
          ),
        },
      },
    },
    async (request) => {
      const data = await registerScene(deps, signedInOf(request).account, request.body);
      return { code: 200 as const, msg: '', data };
    },
  );

  app.post(
    '/staff/desk/scene/document-number',
    {
      config: { access: requireRole('counter', 'manager', 'administrator') },
      schema: {
        tags: ['onsite'],
        summary: 'See the whole document number in a QR code',
        description:
          'The trail is told who looked, when and why. A code that was registered from tells nothing more.',
        body: SceneNumberRequest,
        response: {
          200: Envelope(RevealedNumber),
          ...refusals(
            'body-invalid',
            'field-unknown',
            'body-too-large',
            'media-type',
            'login-expired',
            'not-allowed',
            'foreign-site',
            'second-factor-needed',
            'password-change-needed',
            'second-factor-set-up-needed',
            'qr-code-invalid',
            'qr-code-used',
          ),
        },
      },
    },
    async (request) => {
      const account = signedInOf(request).account.id;
      const data = await revealSceneNumber(deps, { ...request.body, account });
      return { code: 200 as const, msg: '', data };
    },
  );
}
