import { Envelope } from '@phial/contract/envelope';
import {
  CounterOrder,
  OrderFind,
  OrderVersion,
  RequestNotePerson,
  RequestNoteToken,
} from '@phial/contract/order';
import { Type } from 'typebox';
import { PUBLIC, requireRole } from '../accounts/access.ts';
import { signedInOf } from '../accounts/guard-routes.ts';
import { refusals } from '../api-docs/refusals.ts';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { findOrderAtCounter, receiveOrder } from './counter-order.service.ts';
import { BODY, ROLE } from './order-refusals.ts';
import { personOfRequestNote } from './request-note-person.ts';

/** What the request note is shown for: its patient's booking, and the counter that takes the specimen. */
export async function counterOrderRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  const config = { access: requireRole('counter', 'manager', 'administrator') };

  app.post(
    '/staff/orders/find',
    {
      config,
      schema: {
        tags: ['desk'],
        summary: 'Find the order of a request note',
        description: 'By its number or the content of its QR code. Drafts are not there yet.',
        body: OrderFind,
        response: {
          200: Envelope(CounterOrder),
          ...refusals(...BODY, ...ROLE, 'order-unknown', 'record-unreadable'),
        },
      },
    },
    async (request) => {
      const data = await findOrderAtCounter(deps, request.body.code);
      return { code: 200 as const, msg: '', data };
    },
  );

  app.post(
    '/staff/orders/:id/receive',
    {
      config,
      schema: {
        tags: ['desk'],
        summary: 'The specimen of an order came',
        description:
          'Refused with `version-conflict` or `order-state`, and the order as it is now in `data.order`, when it has moved on.',
        params: Type.Object({ id: Type.String({ maxLength: 64 }) }),
        body: OrderVersion,
        response: {
          200: Envelope(CounterOrder),
          ...refusals(...BODY, ...ROLE, 'not-found', 'version-conflict', 'order-state', 'record-unreadable'),
        },
      },
    },
    async (request) => {
      const { params, body } = request;
      const data = await receiveOrder(deps, signedInOf(request).account.id, params.id, body.version);
      return { code: 200 as const, msg: '', data };
    },
  );

  app.post(
    '/rest/appointment/request-note',
    {
      config: { access: PUBLIC },
      schema: {
        tags: ['bookings'],
        summary: 'The person of a request note, to fill in the booking',
        description:
          'For the token of its QR code, until the specimen came, the order was cancelled or 90 days are over.',
        body: RequestNoteToken,
        response: {
          200: Envelope(RequestNotePerson),
          ...refusals(...BODY, 'request-note-invalid', 'too-many-requests'),
        },
      },
    },
    async (request) => {
      const { token } = request.body;
      const data = await personOfRequestNote(deps, { token, address: request.ip });
      return { code: 200 as const, msg: '', data };
    },
  );
}
