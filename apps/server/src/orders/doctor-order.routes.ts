import { Envelope } from '@phial/contract/envelope';
import {
  DraftChange,
  DraftRequest,
  Order,
  OrderCounts,
  OrderPage,
  OrderRequirements,
  OrderSearch,
  OrderVersion,
  RequirementsRequest,
} from '@phial/contract/order';
import { Type } from 'typebox';
import { requireRole } from '../accounts/access.ts';
import { signedInOf } from '../accounts/guard-routes.ts';
import { refusals } from '../api-docs/refusals.ts';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { originOf } from '../public-pages/origin.ts';
import { requirementsOf } from './chosen-items.ts';
import { changeDraft, saveDraft } from './draft.service.ts';
import { countOwnOrders, searchOrders } from './order-list.service.ts';
import { BODY, ROLE } from './order-refusals.ts';
import { cancelOrder, placeDraft, readOrder } from './placing.service.ts';
import { requestNote } from './request-note/request-note.service.ts';

const MOVED = ['not-found', 'version-conflict', 'order-state', 'record-unreadable'] as const;
const MOVED_TEXT =
  'Refused with `version-conflict` or `order-state`, and the order as it is now in `data.order`, when it has moved on.';
const OrderParams = Type.Object({ id: Type.String({ maxLength: 64 }) });

/** A doctor's own orders; those of others are answered as if they were not. */
export async function doctorOrderRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  const config = { access: requireRole('doctor') };

  app.post(
    '/doctor/orders/search',
    {
      config,
      schema: {
        tags: ['doctor'],
        summary: "The doctor's own orders",
        body: OrderSearch,
        response: { 200: Envelope(OrderPage), ...refusals(...BODY, ...ROLE) },
      },
    },
    async (request) => {
      const data = await searchOrders(deps, signedInOf(request).account.id, request.body);
      return { code: 200 as const, msg: '', data };
    },
  );

  app.get(
    '/doctor/orders/counts',
    {
      config,
      schema: {
        tags: ['doctor'],
        summary: "How many of the doctor's own orders are in each state",
        response: { 200: Envelope(OrderCounts), ...refusals(...ROLE) },
      },
    },
    async (request) => {
      const data = await countOwnOrders(deps, signedInOf(request).account.id);
      return { code: 200 as const, msg: '', data };
    },
  );

  app.post(
    '/doctor/orders/requirements',
    {
      config,
      schema: {
        tags: ['doctor'],
        summary: 'What chosen packages and tests ask for',
        description: 'Fasting and specimens, each text once; what is not known is not guessed.',
        body: RequirementsRequest,
        response: { 200: Envelope(OrderRequirements), ...refusals(...BODY, ...ROLE) },
      },
    },
    async (request) => {
      const data = await requirementsOf(deps, request.body.items);
      return { code: 200 as const, msg: '', data };
    },
  );

  app.post(
    '/doctor/orders',
    {
      config,
      schema: {
        tags: ['doctor'],
        summary: 'Save a new draft',
        body: DraftRequest,
        response: { 200: Envelope(Order), ...refusals(...BODY, ...ROLE, 'not-found', 'order-item-unknown') },
      },
    },
    async (request) => {
      const data = await saveDraft(deps, signedInOf(request).account.id, request.body);
      return { code: 200 as const, msg: '', data };
    },
  );

  app.get(
    '/doctor/orders/:id',
    {
      config,
      schema: {
        tags: ['doctor'],
        summary: 'One order',
        params: OrderParams,
        response: { 200: Envelope(Order), ...refusals(...ROLE, 'not-found', 'record-unreadable') },
      },
    },
    async (request) => {
      const data = await readOrder(deps, signedInOf(request).account.id, request.params.id);
      return { code: 200 as const, msg: '', data };
    },
  );

  app.put(
    '/doctor/orders/:id',
    {
      config,
      schema: {
        tags: ['doctor'],
        summary: 'Change a draft',
        description: MOVED_TEXT,
        params: OrderParams,
        body: DraftChange,
        response: { 200: Envelope(Order), ...refusals(...BODY, ...ROLE, ...MOVED, 'order-item-unknown') },
      },
    },
    async (request) => {
      const { params, body } = request;
      const data = await changeDraft(deps, signedInOf(request).account.id, params.id, body);
      return { code: 200 as const, msg: '', data };
    },
  );

  app.post(
    '/doctor/orders/:id/place',
    {
      config,
      schema: {
        tags: ['doctor'],
        summary: 'Place a draft',
        description: MOVED_TEXT,
        params: OrderParams,
        body: OrderVersion,
        response: {
          200: Envelope(Order),
          ...refusals(
            ...BODY,
            ...ROLE,
            ...MOVED,
            'order-patient-missing',
            'order-items-missing',
            'order-item-unknown',
          ),
        },
      },
    },
    async (request) => {
      const { params, body } = request;
      const data = await placeDraft(deps, signedInOf(request).account.id, params.id, body.version);
      return { code: 200 as const, msg: '', data };
    },
  );

  app.post(
    '/doctor/orders/:id/cancel',
    {
      config,
      schema: {
        tags: ['doctor'],
        summary: 'Cancel an order',
        description: `As long as the specimen is not at the laboratory. ${MOVED_TEXT}`,
        params: OrderParams,
        body: OrderVersion,
        response: { 200: Envelope(Order), ...refusals(...BODY, ...ROLE, ...MOVED) },
      },
    },
    async (request) => {
      const { params, body } = request;
      const data = await cancelOrder(deps, signedInOf(request).account.id, params.id, body.version);
      return { code: 200 as const, msg: '', data };
    },
  );

  app.get(
    '/doctor/orders/:id/request-note',
    {
      config,
      schema: {
        tags: ['doctor'],
        summary: 'The request note as a PDF',
        description:
          "One page A4 in the patient's language, with the order number and the QR code that fills the booking.",
        produces: ['application/pdf'],
        params: OrderParams,
        response: {
          200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary', description: 'PDF' }),
          ...refusals(...ROLE, 'not-found', 'order-patient-missing', 'record-unreadable'),
        },
      },
    },
    async (request, reply) => {
      const origin = originOf(request, deps.config);
      const { id: doctorId } = signedInOf(request).account;
      const { number, pdf } = await requestNote(deps, doctorId, { orderId: request.params.id, origin });
      reply.header('content-type', 'application/pdf');
      reply.header('content-disposition', `attachment; filename="${number}.pdf"`);
      return pdf;
    },
  );
}
