import { type Static, Type } from 'typebox';
import { OrderNumber } from '../orders/order.ts';
import { ClosedObject, OneOf } from '../schemas.ts';

/** Orders on a page of the feed. */
export const MOST_ORDERS_A_PAGE = 50;
export const DEFAULT_ORDERS_A_PAGE = 20;

const FeedVersion = Type.String({
  pattern: '^(?:0|[1-9]\\d{0,17})$',
  description: '`meta.versionId` of a ServiceRequest',
  examples: ['42'],
});

export const OrderFeedQuery = ClosedObject({
  status: Type.Optional(
    OneOf(['pending', 'all'], {
      description:
        '`pending`: those not acknowledged; `all`: the acknowledged ones as well. Missing: pending',
    }),
  ),
  since: Type.Optional(FeedVersion),
  count: Type.Optional(
    Type.String({
      pattern: '^(?:[1-9]|[1-4]\\d|50)$',
      description: `Orders on a page. Missing: ${DEFAULT_ORDERS_A_PAGE}`,
      examples: ['20'],
    }),
  ),
});
export type OrderFeedQuery = Static<typeof OrderFeedQuery>;

/** A FHIR R4 Bundle that goes out; what its resources hold is in the documentation of the call. */
export const FhirBundle = Type.Object({
  resourceType: Type.Literal('Bundle'),
  type: Type.Literal('searchset'),
  link: Type.Array(Type.Object({ relation: Type.String({ examples: ['self'] }), url: Type.String() })),
  entry: Type.Optional(
    Type.Array(
      Type.Object({
        fullUrl: Type.Optional(Type.String()),
        search: Type.Object({ mode: OneOf(['match', 'include', 'outcome']) }),
        resource: Type.Object({ resourceType: Type.String() }, { additionalProperties: true }),
      }),
    ),
  ),
});
export type FhirBundle = Static<typeof FhirBundle>;

const Acknowledged = { number: OrderNumber, version: FeedVersion };

export const OrderAcknowledgement = ClosedObject({
  orders: Type.Array(ClosedObject(Acknowledged), { minItems: 1, maxItems: 500 }),
});
export type OrderAcknowledgement = Static<typeof OrderAcknowledgement>;

export const AcknowledgedOrders = Type.Object({
  orders: Type.Array(
    Type.Object({
      ...Acknowledged,
      state: OneOf(['acknowledged', 'superseded'], {
        description: 'superseded: the order has changed since, and comes again with another version',
      }),
    }),
  ),
});
export type AcknowledgedOrders = Static<typeof AcknowledgedOrders>;

/** Of `orders-not-sent`: those that never went out in that version. */
export const OrdersNotSent = Type.Object({ orders: Type.Array(Type.Object(Acknowledged)) });
