import { DOCTORS, PUBLIC, STAFF } from '../access.ts';
import { defineCall } from '../call.ts';
import {
  CounterOrder,
  DraftChange,
  DraftRequest,
  MovedCounterOrder,
  MovedOrder,
  Order,
  OrderCounts,
  OrderFind,
  OrderPage,
  OrderRequirements,
  OrderSearch,
  OrderVersion,
  RequestNotePerson,
  RequestNoteToken,
  RequirementsRequest,
  UnknownItems,
} from '../order.ts';

/*
 * A doctor's own orders, those of others being answered as if they did not
 * exist, and what the request note of one is shown for: its patient's booking,
 * and the counter that takes the specimen.
 */

const OF_CHANGE = ['not-found', 'record-unreadable'] as const;
const DATA_OF_CHANGE = { 'version-conflict': MovedOrder, 'order-state': MovedOrder } as const;
const MOVED_TEXT =
  'Refused with `version-conflict` or `order-state`, and the order as it is now in `data.order`, when it has moved on.';

export const searchOrders = defineCall({
  method: 'POST',
  path: '/doctor/orders/search',
  access: DOCTORS,
  tag: 'doctor',
  summary: "The doctor's own orders",
  body: OrderSearch,
  answer: OrderPage,
});

export const countOrders = defineCall({
  method: 'GET',
  path: '/doctor/orders/counts',
  access: DOCTORS,
  tag: 'doctor',
  summary: "How many of the doctor's own orders are in each state",
  answer: OrderCounts,
});

export const readRequirements = defineCall({
  method: 'POST',
  path: '/doctor/orders/requirements',
  access: DOCTORS,
  tag: 'doctor',
  summary: 'What chosen packages and tests ask for',
  description: 'Fasting and specimens, each text once; what is not known is not guessed.',
  body: RequirementsRequest,
  answer: OrderRequirements,
});

export const createDraftOrder = defineCall({
  method: 'POST',
  path: '/doctor/orders',
  access: DOCTORS,
  tag: 'doctor',
  summary: 'Save a new draft',
  description: "Refused with `not-found` for a patient who is not the doctor's own.",
  body: DraftRequest,
  answer: Order,
  refusals: ['not-found'],
  refusalData: { 'order-item-unknown': UnknownItems },
});

export const readOrder = defineCall({
  method: 'GET',
  path: '/doctor/orders/:id',
  access: DOCTORS,
  tag: 'doctor',
  summary: 'One order',
  answer: Order,
  refusals: ['not-found', 'record-unreadable'],
});

export const changeDraftOrder = defineCall({
  method: 'PUT',
  path: '/doctor/orders/:id',
  access: DOCTORS,
  tag: 'doctor',
  summary: 'Change a draft',
  description: MOVED_TEXT,
  body: DraftChange,
  answer: Order,
  refusals: OF_CHANGE,
  refusalData: { ...DATA_OF_CHANGE, 'order-item-unknown': UnknownItems },
});

export const placeOrder = defineCall({
  method: 'POST',
  path: '/doctor/orders/:id/place',
  access: DOCTORS,
  tag: 'doctor',
  summary: 'Place a draft',
  description: MOVED_TEXT,
  body: OrderVersion,
  answer: Order,
  refusals: [...OF_CHANGE, 'order-patient-missing', 'order-items-missing'],
  refusalData: { ...DATA_OF_CHANGE, 'order-item-unknown': UnknownItems },
});

export const cancelOrder = defineCall({
  method: 'POST',
  path: '/doctor/orders/:id/cancel',
  access: DOCTORS,
  tag: 'doctor',
  summary: 'Cancel an order',
  description: `As long as the specimen is not at the laboratory. ${MOVED_TEXT}`,
  body: OrderVersion,
  answer: Order,
  refusals: OF_CHANGE,
  refusalData: DATA_OF_CHANGE,
});

export const readRequestNote = defineCall({
  method: 'GET',
  path: '/doctor/orders/:id/request-note',
  access: DOCTORS,
  tag: 'doctor',
  summary: 'The request note as a PDF',
  description:
    "One page A4 in the patient's language, with the order number and the QR code that fills the booking.",
  answerMedia: 'application/pdf',
  refusals: ['not-found', 'order-patient-missing', 'record-unreadable'],
});

export const findOrder = defineCall({
  method: 'POST',
  path: '/staff/orders/find',
  access: STAFF,
  tag: 'desk',
  summary: 'Find the order of a request note',
  description: 'By its number or the content of its QR code. Drafts are not found.',
  body: OrderFind,
  answer: CounterOrder,
  refusals: ['order-unknown', 'record-unreadable'],
});

export const receiveSpecimen = defineCall({
  method: 'POST',
  path: '/staff/orders/:id/receive',
  access: STAFF,
  tag: 'desk',
  summary: 'Record that the specimen of an order was received',
  description: MOVED_TEXT,
  body: OrderVersion,
  answer: CounterOrder,
  refusals: OF_CHANGE,
  refusalData: { 'version-conflict': MovedCounterOrder, 'order-state': MovedCounterOrder },
});

export const readRequestNotePerson = defineCall({
  method: 'POST',
  path: '/rest/appointment/request-note',
  access: PUBLIC,
  tag: 'bookings',
  summary: 'The person of a request note, to fill in the booking',
  description:
    'For the token of its QR code, until the specimen is received, the order is cancelled or 90 days are over.',
  body: RequestNoteToken,
  answer: RequestNotePerson,
  refusals: ['request-note-invalid', 'too-many-requests'],
});
