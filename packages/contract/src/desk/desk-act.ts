import { type Static, Type } from 'typebox';
import { ClosedObject, OneOf } from '../schemas.ts';
import { PersonText, WireLanguage } from '../text.ts';
import { Id, Version } from './desk.ts';

/* What the counter does with an appointment, and the walk-in. */

const Listed = <const Values extends readonly string[]>(values: Values) =>
  OneOf(values, { description: values.join(', ') });

export const CheckInRequest = ClosedObject({
  version: Version,
  identitySeen: Type.Boolean({ description: 'Must be true' }),
});
export type CheckInRequest = Static<typeof CheckInRequest>;

export const AppointmentVersion = ClosedObject({ version: Version });

/** Why staff cancel. */
export const CANCEL_REASONS = [
  'visitor-asked',
  'not-eligible',
  'duplicate',
  'laboratory',
  'entered-wrongly',
] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

/** Where the visitor did not ask for it and does not know of it: a message goes out. */
export const NOTIFIED_CANCEL_REASONS: ReadonlySet<CancelReason> = new Set(['laboratory', 'not-eligible']);

export const CancelRequest = ClosedObject({
  version: Version,
  reason: Listed(CANCEL_REASONS),
});
export type CancelRequest = Static<typeof CancelRequest>;

const DocumentTypeName = OneOf(['identity-card', 'travel-document'], {
  description: 'Which document `docNo` is of: identity-card unless told, or travel-document',
});

const person = {
  name: PersonText(400, '1 to 100 characters after trimming', 'Chan Tai Man', '陳大文'),
  docNo: PersonText(
    40,
    'Hong Kong identity card number as N(C), for instance A123456(3), or another document’s',
    'A123456(3)',
  ),
  documentType: Type.Optional(DocumentTypeName),
  telNo: Type.Optional(PersonText(40, 'Eight digits; this or the e-mail is needed', '21234567')),
  email: Type.Optional(PersonText(400, 'This or the phone is needed', 'chan.tai.man@example.com')),
};

const visit = {
  slotId: Id('A slot of today, begun or not'),
  identitySeen: Type.Boolean({
    description: 'True: the card was seen and the visitor is checked in at once. False: only booked',
  }),
  overCapacity: Type.Optional(
    Type.Boolean({
      description: 'Also where no seat is left of those there were; manager and administrator only',
    }),
  ),
  language: WireLanguage,
};

export const WalkInRequest = ClosedObject({ ...person, ...visit });
export type WalkInRequest = Static<typeof WalkInRequest>;

const HoldOfDesk = Type.Optional(
  Type.String({ format: 'uuid', description: 'The hold on that slot, which is used up with it' }),
);

export const CallerRequest = ClosedObject({
  ...person,
  slotId: Id('A slot that lies ahead, on any day that can be booked'),
  holdId: HoldOfDesk,
  language: WireLanguage,
});
export type CallerRequest = Static<typeof CallerRequest>;

/** A seat kept while somebody at the desk fills in a form. */
export const DeskHoldRequest = ClosedObject({
  slotId: Id('The slot to keep a seat of'),
  replaces: Type.Optional(
    Type.String({ format: 'uuid', description: 'The former hold of the same form, given up for this one' }),
  ),
});
export type DeskHoldRequest = Static<typeof DeskHoldRequest>;

export const AppointmentChange = ClosedObject(
  {
    version: Version,
    slotId: Type.Optional(Id('The slot to move to, at any point and of either type')),
    holdId: HoldOfDesk,
    language: Type.Optional(WireLanguage),
    name: Type.Optional(person.name),
    docNo: Type.Optional(person.docNo),
    documentType: person.documentType,
    telNo: Type.Optional(PersonText(40, 'Empty takes it away')),
    email: Type.Optional(PersonText(400, 'Empty takes it away')),
  },
  { minProperties: 2 },
);
export type AppointmentChange = Static<typeof AppointmentChange>;

/** Why somebody looks at a whole document number. */
export const REVEAL_REASONS = ['identity-check', 'correction', 'doctor-order', 'programme-record'] as const;
export type RevealReason = (typeof REVEAL_REASONS)[number];
export const RevealReasonName = Listed(REVEAL_REASONS);

/** There is no free text: the audit log is kept for good, and texts would bring personal data into it. */
export const RevealRequest = ClosedObject({ reason: RevealReasonName });

export const RevealedNumber = Type.Object({
  docNo: Type.String({ description: 'As A123456(3)', examples: ['A123456(3)'] }),
});
export type RevealedNumber = Static<typeof RevealedNumber>;
