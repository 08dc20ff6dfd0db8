import { type Static, Type } from 'typebox';
import { DocumentType } from '../orders/order-patient.ts';
import { ClosedObject, Nullable, OneOf } from '../schemas.ts';
import { PersonText, WireDate, WireServTime } from '../text.ts';

/** The kinds of record that hold personal data of patients, by the names the answers and the copy use. */
export const PERSONAL_TABLE_NAMES = ['appointments', 'waiting-list', 'orders', 'reports'] as const;
export type PersonalTableName = (typeof PERSONAL_TABLE_NAMES)[number];

const TableName = OneOf(['appointments', 'waiting-list', 'orders', 'reports'], {
  description: 'Kind of record: appointments, entries of the waiting list, orders or reports',
});
const Rows = Type.Integer({ minimum: 0, description: 'Records' });
const Version = Type.String({
  pattern: '^[0-9a-f]{64}$',
  description: 'Of what was found; another one when a record is added, changed or gone',
  examples: ['0123456789abcdef'.repeat(4)],
});
const DocNo = PersonText(
  64,
  'Identity card number with its check character, brackets or not, or as printed on the travelling document',
  'A123456(3)',
);
/** What waits for an administrator, as more is due than the days since the last run explain. */
export const HeldErasure = Type.Object({
  records: Rows,
  before: Type.String({ ...WireDate, description: 'The records are of days before this one' }),
  erasedBefore: Nullable(WireDate, {
    description: 'All of the days before this one was erased at the last run; null before the first',
  }),
  today: Type.String({ ...WireDate, description: 'By the clock of the server' }),
});
export type HeldErasure = Static<typeof HeldErasure>;

export const HeldErasureRequest = ClosedObject({
  before: Type.String({ ...WireDate, description: 'Of the held erasure that was seen' }),
});

/** What the daily erasure does, and when. */
export const RetentionPreview = Type.Object({
  retentionDays: Type.Integer({ description: 'Days after the visit that personal data are kept' }),
  keptSince: Type.String({
    ...WireDate,
    description: 'First day whose records are kept; those before it are due',
  }),
  days: Type.Array(
    Type.Object({
      table: TableName,
      day: Type.String({ ...WireDate, description: 'Day of the visit' }),
      erasedOn: Type.String({ ...WireDate, description: 'Day it falls due' }),
      rows: Rows,
    }),
    { description: 'What is due, and what falls due within a week, by table and day' },
  ),
  held: Type.Optional(HeldErasure),
});
export type RetentionPreview = Static<typeof RetentionPreview>;

export const PersonRequest = ClosedObject({ documentType: DocumentType, docNo: DocNo });
export type PersonRequest = Static<typeof PersonRequest>;

/** A record of a person as a list shows it: without any value of the person. */
export const PersonalRow = Type.Object({
  table: TableName,
  id: Type.String(),
  at: Type.String({ ...WireServTime, description: 'Of the visit, order or report' }),
  state: Type.String({ description: 'As the record has it, for instance BOOKED' }),
  fate: OneOf(['erase', 'cancel', 'keep'], {
    description:
      'What an erasure on request does with it: erase, cancel first and then erase, or keep, as medical records are',
  }),
});
export type PersonalRow = Static<typeof PersonalRow>;

export const FoundPerson = Type.Object({
  documentType: DocumentType,
  docNo: Type.String({ description: 'Masked' }),
  version: Version,
  rows: Type.Array(PersonalRow),
  unsearchable: Type.Integer({
    description: 'Records of anybody under a key that is not at hand, which no search by number finds',
  }),
});
export type FoundPerson = Static<typeof FoundPerson>;

/** Of a refusal `version-conflict`. */
export const RecordsConflict = Type.Pick(FoundPerson, ['rows', 'version']);

const Copies = Type.Array(Type.Object({}, { additionalProperties: true }));

/** All that is kept of a person, as the person gets it. */
export const PersonCopy = Type.Object({
  exportedAt: WireServTime,
  timeZone: Type.Literal('Asia/Hong_Kong'),
  documentType: DocumentType,
  docNo: Type.String({ description: 'A123456(3), or as printed on the travelling document' }),
  unsearchable: Type.Integer({ description: 'As in what was found' }),
  records: Type.Partial(
    Type.Object({ appointments: Copies, 'waiting-list': Copies, orders: Copies, reports: Copies }),
    {
      description: 'Records of each kind, opened',
    },
  ),
});
export type PersonCopy = Static<typeof PersonCopy>;

export const ErasePersonRequest = ClosedObject({
  ...PersonRequest.properties,
  confirmation: PersonText(64, 'The same number, typed a second time'),
  version: Version,
});
export type ErasePersonRequest = Static<typeof ErasePersonRequest>;

export const ErasedPerson = Type.Object({
  erased: Type.Partial(
    Type.Object({ appointments: Rows, 'waiting-list': Rows, orders: Rows, reports: Rows }),
    {
      description: 'Records of each kind; none where a kind is missing',
    },
  ),
  cancelled: Type.Integer({ description: 'Of these, bookings to come' }),
  kept: Type.Integer({ description: 'Records that are kept as medical records' }),
  unsearchable: Type.Integer(),
});
export type ErasedPerson = Static<typeof ErasedPerson>;
