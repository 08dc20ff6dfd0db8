import { Envelope } from '@phial/contract/envelope';
import {
  ErasedPerson,
  ErasePersonRequest,
  FoundPerson,
  HeldErasureRequest,
  PersonCopy,
  PersonRequest,
  RetentionPreview,
} from '@phial/contract/privacy';
import type { FastifyRequest } from 'fastify';
import { requireRole } from '../accounts/access.ts';
import { signedInOf } from '../accounts/guard-routes.ts';
import { refusals } from '../api-docs/refusals.ts';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { readPreview } from './preview.ts';
import { eraseHeld, eraseOnRequest, handOutCopy, searchPerson } from './privacy.service.ts';

const ROLE = [
  'login-expired',
  'not-allowed',
  'second-factor-needed',
  'second-factor-set-up-needed',
  'password-change-needed',
  'foreign-site',
] as const;
const BODY = ['body-invalid', 'field-unknown', 'body-too-large', 'media-type'] as const;
const PERSON = [
  ...ROLE,
  ...BODY,
  'card-number-required',
  'card-number-invalid',
  'travel-card-number-required',
  'travel-card-number-invalid',
] as const;

/**
 * Retention and the requests of persons, for administrators: what the command
 * `npm run privacy` does. Numbers come in bodies only, never in an address.
 */
export async function privacyRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  const config = { access: requireRole('administrator') };
  const actorOf = (request: FastifyRequest) => ({ account: signedInOf(request).account.id });

  app.get(
    '/staff/privacy',
    {
      config,
      schema: {
        tags: ['privacy'],
        summary: 'What the daily erasure will erase',
        description: 'Due now, and within a week. The runs there were stand in the audit trail.',
        response: { 200: Envelope(RetentionPreview), ...refusals(...ROLE) },
      },
    },
    async () => ({ code: 200 as const, msg: '', data: await readPreview(deps) }),
  );

  app.post(
    '/staff/privacy/held-erasure',
    {
      config,
      schema: {
        tags: ['privacy'],
        summary: 'Erase what waits for an administrator',
        description:
          'What the daily erasure holds back, as more is due than the days since its last run explain. Refused with ' +
          '`version-conflict` when something else waits by now, or nothing. Written into the audit trail.',
        body: HeldErasureRequest,
        response: { 200: Envelope(RetentionPreview), ...refusals(...ROLE, ...BODY, 'version-conflict') },
      },
    },
    async (request) => {
      const { account } = actorOf(request);
      const data = await eraseHeld(deps, account, request.body.before);
      return { code: 200 as const, msg: '', data };
    },
  );

  app.post(
    '/staff/privacy/person',
    {
      config,
      schema: {
        tags: ['privacy'],
        summary: 'Find the records of one person',
        description:
          'By kind and number of a document, without any value of the person. Written into the audit trail.',
        body: PersonRequest,
        response: { 200: Envelope(FoundPerson), ...refusals(...PERSON) },
      },
    },
    async (request) => {
      const data = await searchPerson(deps, actorOf(request), request.body);
      return { code: 200 as const, msg: '', data };
    },
  );

  app.post(
    '/staff/privacy/person/copy',
    {
      config,
      schema: {
        tags: ['privacy'],
        summary: 'A copy of all that is kept of one person',
        description: 'In clear, to be handed to the person. Written into the audit trail.',
        body: PersonRequest,
        response: { 200: Envelope(PersonCopy), ...refusals(...PERSON) },
      },
    },
    async (request) => {
      const data = await handOutCopy(deps, actorOf(request), request.body);
      return { code: 200 as const, msg: '', data };
    },
  );

  app.post(
    '/staff/privacy/person/erase',
    {
      config,
      schema: {
        tags: ['privacy'],
        summary: 'Erase what is kept of one person, at the person’s request',
        description:
          'Coming bookings are cancelled first. Refused with `version-conflict`, and the records as they are now ' +
          'in `data`, when they are not those that were found. Written into the audit trail.',
        body: ErasePersonRequest,
        response: {
          200: Envelope(ErasedPerson),
          ...refusals(...PERSON, 'confirmation-differs', 'version-conflict'),
        },
      },
    },
    async (request) => {
      const data = await eraseOnRequest(deps, actorOf(request), request.body);
      return { code: 200 as const, msg: '', data };
    },
  );
}
