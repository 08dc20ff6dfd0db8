import { DOCTORS, PUBLIC, STAFF } from '../access.ts';
import { callsOf } from '../call.ts';
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
} from '../orders/order.ts';

const call = callsOf('doctor', DOCTORS);
const desk = callsOf('desk', STAFF);
const visitors = callsOf('bookings', PUBLIC);

/*
 * A doctor's own orders, those of others being answered as if they did not
 * exist, and what the request note of one is shown for: its patient's booking,
 * and the counter that takes the specimen.
 */

const OF_CHANGE = ['not-found', 'record-unreadable'] as const;
const DATA_OF_CHANGE = { 'version-conflict': MovedOrder, 'order-state': MovedOrder } as const;
const MOVED_TEXT =
  'Refused with `version-conflict` or `order-state`, and the order as it is now in `data.order`, when it has moved on.';

export const searchOrders = call('POST /doctor/orders/search', {
  summary: "The doctor's own orders",
  body: OrderSearch,
  answer: OrderPage,
});

export const countOrders = call('GET /doctor/orders/counts', {
  summary: "How many of the doctor's own orders are in each state",
  answer: OrderCounts,
});

export const readRequirements = call('POST /doctor/orders/requirements', {
  summary: 'What chosen packages and tests ask for',
  description: 'Fasting and specimens, each text once; what is not known is not guessed.',
  body: RequirementsRequest,
  answer: OrderRequirements,
});

export const createDraftOrder = call('POST /doctor/orders', {
  summary: 'Save a new draft',
  description: "Refused with `not-found` for a patient who is not the doctor's own.",
  body: DraftRequest,
  answer: Order,
  refusals: ['not-found'],
  refusalData: { 'order-item-unknown': UnknownItems },
});

export const readOrder = call('GET /doctor/orders/:id', {
  summary: 'One order',
  answer: Order,
  refusals: ['not-found', 'record-unreadable'],
});

export const changeDraftOrder = call('PUT /doctor/orders/:id', {
  summary: 'Change a draft',
  description: MOVED_TEXT,
  body: DraftChange,
  answer: Order,
  refusals: OF_CHANGE,
  refusalData: { ...DATA_OF_CHANGE, 'order-item-unknown': UnknownItems },
});

export const placeOrder = call('POST /doctor/orders/:id/place', {
  summary: 'Place a draft',
  description: MOVED_TEXT,
  body: OrderVersion,
  answer: Order,
  refusals: [...OF_CHANGE, 'order-patient-missing', 'order-items-missing'],
  refusalData: { ...DATA_OF_CHANGE, 'order-item-unknown': UnknownItems },
});

export const cancelOrder = call('POST /doctor/orders/:id/cancel', {
  summary: 'Cancel an order',
  description: `As long as the specimen is not at the laboratory. ${MOVED_TEXT}`,
  body: OrderVersion,
  answer: Order,
  refusals: OF_CHANGE,
  refusalData: DATA_OF_CHANGE,
});

export const readRequestNote = call('GET /doctor/orders/:id/request-note', {
  summary: 'The request note as a PDF',
  description:
    "One page A4 in the patient's language, with the order number and the QR code that fills the booking.",
  answerMedia: 'application/pdf',
  refusals: ['not-found', 'order-patient-missing', 'record-unreadable'],
});

export const findOrder = desk('POST /staff/orders/find', {
  summary: 'Find the order of a request note',
  description: 'By its number or the content of its QR code. Drafts are not found.',
  body: OrderFind,
  answer: CounterOrder,
  refusals: ['order-unknown', 'record-unreadable'],
});

export const receiveSpecimen = desk('POST /staff/orders/:id/receive', {
  summary: 'Record that the specimen of an order was received',
  description: MOVED_TEXT,
  body: OrderVersion,
  answer: CounterOrder,
  refusals: OF_CHANGE,
  refusalData: { 'version-conflict': MovedCounterOrder, 'order-state': MovedCounterOrder },
});

export const readRequestNotePerson = visitors('POST /rest/appointment/request-note', {
  summary: 'The person of a request note, to fill in the booking',
  description:
    'For the token of its QR code, until the specimen is received, the order is cancelled or 90 days are over.',
  body: RequestNoteToken,
  answer: RequestNotePerson,
  refusals: ['request-note-invalid', 'too-many-requests'],
});
