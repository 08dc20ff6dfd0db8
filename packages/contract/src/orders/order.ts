import { ORDER_PRIORITIES } from '@phial/domain/orders/order-state';
import { LINE_STATES } from '@phial/domain/orders/ordered-items';
import { type Static, Type } from 'typebox';
import { ClosedObject, Nullable, OneOf } from '../schemas.ts';
import { Instant, InThreeLanguages, PersonText } from '../text.ts';
import { Patient, PatientVersion } from './order-patient.ts';

export const OrderNumber = Type.String({
  description: 'HD- and eight signs, the last a check character',
  examples: ['HD-7K3MX2CN'],
});
const InstantOrNull = (description: string) => Nullable(Instant(description));
/** Characters of clinical notes. */
export const LONGEST_NOTES = 4_000;
const Notes = PersonText(LONGEST_NOTES, 'Clinical notes, as typed');

/** The most that one order may hold. */
export const MOST_ORDER_LINES = 60;

const Priority = Type.Enum([...ORDER_PRIORITIES], {
  description: 'How soon it is wanted: routine or urgent, as ServiceRequest.priority of FHIR',
});

const OrderStateName = OneOf(['DRAFT', 'PLACED', 'RECEIVED', 'IN_PROGRESS', 'REPORTED', 'CANCELLED'], {
  description:
    'DRAFT until placed, RECEIVED once the specimen came, IN_PROGRESS with reports of a part of what was ordered, ' +
    'REPORTED with a final one of each line',
});

/** A package by its component (codes repeat) or a test item by its id. */
export const OrderItem = ClosedObject({
  kind: OneOf(['PACKAGE', 'TEST_ITEM']),
  itemId: Type.String({
    minLength: 1,
    maxLength: 64,
    description: 'Component of a package, id of a test item',
  }),
});
export type OrderItem = Static<typeof OrderItem>;

const Items = Type.Array(OrderItem, {
  uniqueItems: true,
  maxItems: MOST_ORDER_LINES,
  description: 'Each once, in their order',
});

/** What a draft holds; nothing of it is needed before it is placed. Without a priority it is routine. */
export const DraftRequest = ClosedObject({
  patientId: Nullable(Type.String({ format: 'uuid' })),
  items: Items,
  notes: Notes,
  priority: Type.Optional(Priority),
});
export type DraftRequest = Static<typeof DraftRequest>;

export const DraftChange = ClosedObject({ ...DraftRequest.properties, version: PatientVersion });
export type DraftChange = Static<typeof DraftChange>;

export const OrderVersion = ClosedObject({ version: PatientVersion });

export const OrderLine = Type.Object({
  kind: OrderItem.properties.kind,
  itemId: OrderItem.properties.itemId,
  code: Type.String({ description: 'The code of the laboratory; may be empty' }),
  name: InThreeLanguages,
});
export type OrderLine = Static<typeof OrderLine>;

const Requirement = Type.Object({
  text: InThreeLanguages,
  lines: Type.Array(Type.Integer(), { description: 'Which lines ask for it, by index from 0' }),
});

const RequirementList = (description: string) =>
  Type.Object(
    {
      known: Type.Array(Requirement, { description: 'Each text once, in the order of the lines' }),
      unknown: Type.Array(Type.Integer(), {
        description: 'Lines of which nothing is known: the laboratory is to be asked',
      }),
    },
    { description },
  );

/** What the chosen lines ask for. */
export const OrderRequirements = Type.Object({
  fasting: RequirementList('Fasting advice'),
  specimens: RequirementList('Specimens'),
  remarks: Type.Array(Requirement, { description: 'What else is to be known before collection' }),
});
export type OrderRequirements = Static<typeof OrderRequirements>;

export const RequirementsRequest = ClosedObject({ items: Items });

const head = {
  orderId: Type.String({ format: 'uuid' }),
  number: OrderNumber,
  state: OrderStateName,
  priority: Priority,
  createdAt: Instant('First saved'),
  updatedAt: Instant('Last changed'),
  placedAt: InstantOrNull('Placed'),
  receivedAt: InstantOrNull('Specimen received'),
  reportedAt: InstantOrNull('Last report, or another version of one'),
  cancelledAt: InstantOrNull('Cancelled'),
  fetchedAt: InstantOrNull('Acknowledged by the laboratory’s system, which has fetched the order'),
  cancellationFetchedAt: InstantOrNull('As `fetchedAt`, of the cancellation'),
  version: PatientVersion,
};

/** How far an order has got by the reports there are for it. */
const OrderProgress = Type.Object({
  lines: Type.Array(Type.Enum([...LINE_STATES]), {
    description: 'Of each line: no report yet, one that is not final, or a final one',
  }),
  unmatched: Type.Integer({ description: 'Reports that name none of several lines' }),
});

/** An order as its doctor sees it. */
export const Order = Type.Object({
  ...head,
  patient: Nullable(Patient, { description: 'Null: none chosen yet, or erased' }),
  lines: Type.Array(OrderLine),
  notes: Notes,
  requirements: OrderRequirements,
  progress: OrderProgress,
});
export type Order = Static<typeof Order>;

/** Of `version-conflict` and `order-state`: the order as it is now. */
export const MovedOrder = Type.Object({ order: Order });

/** Of `order-item-unknown`: those that the laboratory does not offer. */
export const UnknownItems = Type.Object({ items: Type.Array(OrderItem) });

/** An order in a list. */
export const OrderSummary = Type.Object({
  ...head,
  patientName: PersonText(400, 'Empty where there is no patient yet', '陳大文'),
  documentNumber: PersonText(60, 'Masked', 'A123***(*)'),
  lines: Type.Array(OrderLine),
  unreadable: Type.Optional(
    Type.Boolean({ description: 'The patient is damaged, or the key is missing; the fields are empty' }),
  ),
  progress: OrderProgress,
});
export type OrderSummary = Static<typeof OrderSummary>;

export const OrderSort = OneOf(['number', 'patient', 'state', 'placed', 'updated'], {
  description: 'Missing: updated',
});
export type OrderSort = Static<typeof OrderSort>;

/** By POST, as what is searched for may be personal. */
export const OrderSearch = ClosedObject({
  text: Type.Optional(
    PersonText(200, "Part of a patient's name or of the number, or a whole document number"),
  ),
  states: Type.Optional(Type.Array(OrderStateName, { maxItems: 6, description: 'Missing or empty: all' })),
  sort: Type.Optional(OrderSort),
  descending: Type.Optional(Type.Boolean({ description: 'Missing: the newest first' })),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});
export type OrderSearch = Static<typeof OrderSearch>;

export const OrderPage = Type.Object({
  total: Type.Integer({ description: 'How many fit, on all pages' }),
  orders: Type.Array(OrderSummary),
});
export type OrderPage = Static<typeof OrderPage>;

/** How many of the doctor's own orders are in each state. */
export const OrderCounts = Type.Record(OrderStateName, Type.Integer());
export type OrderCounts = Static<typeof OrderCounts>;

/** What the counter typed or scanned of a request note. */
export const OrderFind = ClosedObject({
  code: PersonText(500, 'Order number, or what its QR code holds', 'HD-7K3MX2CN'),
});

/** An order as the counter sees it when the specimen comes: enough to know it is this patient's. */
export const CounterOrder = Type.Object({
  ...head,
  patientName: PersonText(400, 'Empty where erased', '陳大文'),
  documentNumber: PersonText(60, 'Masked', 'A123***(*)'),
  birthday: PersonText(40, 'YYYY-MM-DD', '1980-05-17'),
  doctorName: Type.String(),
  notes: Notes,
  lines: Type.Array(OrderLine),
  requirements: OrderRequirements,
});
export type CounterOrder = Static<typeof CounterOrder>;

/** As {@link MovedOrder}, for the counter. */
export const MovedCounterOrder = Type.Object({ order: CounterOrder });

/** The token of a request note's QR code, from the address it holds. */
export const RequestNoteToken = ClosedObject({
  token: Type.String({
    pattern: '^[\\w-]{22}$',
    description: '128 random bits in base64url',
    examples: ['mX2vQ7rT9kLw4ZbN-8sHdA'],
  }),
});

/** What the booking form is filled with; what is not known is empty. */
export const RequestNotePerson = Type.Object({
  orderNumber: OrderNumber,
  name: PersonText(400, 'As on the document', 'Chan Tai Man'),
  docNo: PersonText(40, 'Empty with a travelling document, which bookings do not take', 'A123456(3)'),
  telNo: PersonText(40, 'Eight digits', '21234567'),
  email: PersonText(400, 'E-mail address', 'taiman@example.com'),
});
export type RequestNotePerson = Static<typeof RequestNotePerson>;
