import { LONGEST_ORDER_SET_NAME } from '@phial/domain/orders/order-set';
import { type Static, Type } from 'typebox';
import { ClosedObject } from '../schemas.ts';
import { PersonText } from '../text.ts';
import { MOST_ORDER_LINES, OrderItem, OrderLine } from './order.ts';
import { PatientVersion } from './order-patient.ts';

const Name = PersonText(
  400,
  `1 to ${LONGEST_ORDER_SET_NAME} characters after trimming; nothing about a patient`,
  'Diabetes follow-up',
);

const Items = Type.Array(OrderItem, {
  uniqueItems: true,
  minItems: 1,
  maxItems: MOST_ORDER_LINES,
  description: 'Each once, in their order',
});

/** A new set. */
export const OrderSetRequest = ClosedObject({ name: Name, items: Items });
export type OrderSetRequest = Static<typeof OrderSetRequest>;

/** What is left out stays as it is. */
export const OrderSetChange = ClosedObject({
  name: Type.Optional(Name),
  items: Type.Optional(Items),
  version: PatientVersion,
});
export type OrderSetChange = Static<typeof OrderSetChange>;

/** An order set of the doctor who calls. */
export const OrderSet = Type.Object({
  setId: Type.String({ format: 'uuid' }),
  name: Name,
  lines: Type.Array(OrderLine, { description: 'What is offered today, with its names of today' }),
  gone: Type.Array(OrderLine, {
    description: 'What is no longer offered, with its names of the day the items of the set were saved',
  }),
  version: PatientVersion,
});
export type OrderSet = Static<typeof OrderSet>;

/** Of `version-conflict`: the set as it is now. */
export const MovedOrderSet = Type.Object({ set: OrderSet });

/** Which package or test, in the address of its favourite. */
export const FavouriteParams = Type.Object({
  kind: OrderItem.properties.kind,
  itemId: OrderItem.properties.itemId,
});
