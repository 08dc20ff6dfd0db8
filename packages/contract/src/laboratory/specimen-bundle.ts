import { type Static, Type } from 'typebox';
import { OrderNumber } from '../orders/order.ts';
import { Bundle } from '../reports/fhir-bundle.ts';
import { domainResource, FhirInstant, Identifier, Reference, unread } from '../reports/fhir-elements.ts';
import { ClosedObject, OneOf } from '../schemas.ts';
import { Instant } from '../text.ts';

const OrderReference = ClosedObject({ ...Reference.properties, identifier: Identifier });

/**
 * A specimen that has come to the laboratory. What could say that it is of no use (`condition`, `note`, another
 * `status`) is not among the elements, and refused.
 */
export const SpecimenResource = ClosedObject({
  ...domainResource,
  resourceType: Type.Literal('Specimen'),
  identifier: unread,
  accessionIdentifier: unread,
  status: Type.Optional(Type.Literal('available')),
  type: unread,
  subject: unread,
  receivedTime: FhirInstant,
  request: Type.Array(OrderReference, {
    minItems: 1,
    maxItems: 60,
    description: 'Of one order, each with its number as `identifier.value`',
  }),
  collection: unread,
  processing: unread,
  container: unread,
});
export type SpecimenResource = Static<typeof SpecimenResource>;

/** The body, for its description; the server checks it resource by resource. */
export const SpecimenBundle = ClosedObject({
  ...Bundle.properties,
  entry: Type.Array(
    ClosedObject({ ...Bundle.properties.entry.items.properties, resource: SpecimenResource }),
    {
      minItems: 1,
    },
  ),
});

export const ReceivedSpecimens = Type.Object({
  specimens: Type.Array(
    Type.Object({
      entry: Type.Integer({ description: 'Which entry of the bundle, from 0' }),
      orderNumber: OrderNumber,
      state: OneOf(['received', 'known'], {
        description: 'known: the specimen of this order was received before, and nothing has changed',
      }),
      receivedAt: Instant('As stored'),
    }),
  ),
});
export type ReceivedSpecimens = Static<typeof ReceivedSpecimens>;
