import { Envelope } from '@phial/contract/envelope';
import { MessageParams, MessageQuery, VisitorMessages } from '@phial/contract/schedule-message';
import { Type } from 'typebox';
import { requireRole } from '../accounts/access.ts';
import { signedInOf } from '../accounts/guard-routes.ts';
import { refusals } from '../api-docs/refusals.ts';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { markTold, readMessages, sendAgain } from './message-list.service.ts';

const config = { access: requireRole('counter', 'manager', 'administrator') };
const ROLE = [
  'login-expired',
  'not-allowed',
  'second-factor-needed',
  'second-factor-set-up-needed',
  'password-change-needed',
  'foreign-site',
] as const;
const BODY = ['body-invalid', 'field-unknown', 'body-too-large', 'media-type'] as const;

/** Messages to visitors about their bookings, for the desk (ADR 017). */
export async function messageRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  app.get(
    '/staff/schedule/messages',
    {
      config,
      schema: {
        tags: ['schedule'],
        summary: 'Messages to visitors',
        description:
          'Of one group, with the number of each. Phone numbers only of those the desk is to tell.',
        querystring: MessageQuery,
        response: { 200: Envelope(VisitorMessages), ...refusals('body-invalid', 'field-unknown', ...ROLE) },
      },
    },
    async (request) => ({ code: 200 as const, msg: '', data: await readMessages(deps, request.query.group) }),
  );

  app.post(
    '/staff/schedule/messages/:id/told',
    {
      config,
      schema: {
        tags: ['schedule'],
        summary: 'The visitor was told by telephone',
        params: MessageParams,
        response: { 200: Envelope(Type.Null()), ...refusals(...BODY, ...ROLE, 'message-settled') },
      },
    },
    async (request) => {
      await markTold(deps, signedInOf(request).account.id, request.params.id);
      return { code: 200 as const, msg: '', data: null };
    },
  );

  app.post(
    '/staff/schedule/messages/:id/again',
    {
      config,
      schema: {
        tags: ['schedule'],
        summary: 'Send a message that was given up once more',
        params: MessageParams,
        response: { 200: Envelope(Type.Null()), ...refusals(...BODY, ...ROLE, 'message-settled') },
      },
    },
    async (request) => {
      await sendAgain(deps, signedInOf(request).account.id, request.params.id);
      return { code: 200 as const, msg: '', data: null };
    },
  );
}
