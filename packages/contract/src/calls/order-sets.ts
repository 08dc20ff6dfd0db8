import { MOST_FAVOURITES, MOST_ORDER_SETS } from '@phial/domain/orders/order-set';
import { Type } from 'typebox';
import { DOCTORS } from '../access.ts';
import { callsOf } from '../call.ts';
import { OrderLine, OrderVersion, UnknownItems } from '../orders/order.ts';
import {
  FavouriteParams,
  MovedOrderSet,
  OrderSet,
  OrderSetChange,
  OrderSetRequest,
} from '../orders/order-set.ts';

const call = callsOf('doctor', DOCTORS);

/* What a doctor orders again and again: favourites, and order sets. Another doctor's are answered as if they did not exist. */

export const listFavourites = call('GET /doctor/favourites', {
  summary: "The doctor's own favourites",
  description: 'Those that are offered today, in no order that means anything.',
  answer: Type.Array(OrderLine),
});

export const addFavourite = call('PUT /doctor/favourites/:kind/:itemId', {
  summary: 'Make a package or test a favourite',
  description: `At most ${MOST_FAVOURITES} that are offered. One that is a favourite already stays one.`,
  params: FavouriteParams,
  refusals: ['favourites-full'],
  refusalData: { 'order-item-unknown': UnknownItems },
});

export const removeFavourite = call('DELETE /doctor/favourites/:kind/:itemId', {
  summary: 'Take a package or test out of the favourites',
  params: FavouriteParams,
});

export const listOrderSets = call('GET /doctor/order-sets', {
  summary: "The doctor's own order sets",
  answer: Type.Array(OrderSet),
});

export const createOrderSet = call('POST /doctor/order-sets', {
  summary: 'Save an order set',
  description: `At most ${MOST_ORDER_SETS}. A name is taken without regard to case and width.`,
  body: OrderSetRequest,
  answer: OrderSet,
  refusals: ['order-set-name', 'order-set-name-taken', 'order-sets-full'],
  refusalData: { 'order-item-unknown': UnknownItems },
});

export const changeOrderSet = call('PATCH /doctor/order-sets/:id', {
  summary: 'Rename an order set, or replace its items',
  description:
    'Refused with `version-conflict`, and the set as it is now in `data.set`, when another window was faster.',
  body: OrderSetChange,
  answer: OrderSet,
  refusals: ['not-found', 'order-set-name', 'order-set-name-taken'],
  refusalData: { 'order-item-unknown': UnknownItems, 'version-conflict': MovedOrderSet },
});

export const deleteOrderSet = call('DELETE /doctor/order-sets/:id', {
  summary: 'Delete an order set',
  description:
    'Refused with `version-conflict`, and the set as it is now in `data.set`, when another window was faster.',
  body: OrderVersion,
  refusals: ['not-found'],
  refusalData: { 'version-conflict': MovedOrderSet },
});
