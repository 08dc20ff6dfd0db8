import { type Static, Type } from 'typebox';
import { Id, Version } from './desk.ts';
import { PersonText, WireLanguage } from './text.ts';

/* What the counter does with an appointment, and the walk-in; the conflict of two is told as in `desk.ts`. */

const closed = { additionalProperties: false };

/**
 * `POST /staff/desk/appointments/:id/check-in`: BOOKED or NO_SHOW becomes
 * ATTENDED, with the time. Only on the day of the appointment
 * (`not-of-today`), and with the identity card seen: the number was typed at
 * home (`identity-not-seen`). Refused also: `already-cancelled`, `status-unfit`
 * (checked in already), `not-found`, `version-conflict`.
 */
export const CheckInRequest = Type.Object(
  { version: Version, identitySeen: Type.Boolean({ description: 'Must be true' }) },
  closed,
);
export type CheckInRequest = Static<typeof CheckInRequest>;

/**
 * `DELETE …/:id/check-in` makes an ATTENDED appointment BOOKED again, `DELETE
 * …/:id/no-show` a NO_SHOW; `POST …/:id/no-show` marks a BOOKED one whose time
 * has come (`no-show-early`), on its day or later. Otherwise `status-unfit`.
 * Each answers the appointment.
 */
export const AppointmentVersion = Type.Object({ version: Version }, closed);

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
export const TOLD_CANCEL_REASONS: ReadonlySet<CancelReason> = new Set(['laboratory', 'not-eligible']);

/**
 * `POST /staff/desk/appointments/:id/cancel`: a BOOKED appointment of today or
 * later gives up its place. The visitor is told where the reason is `laboratory`
 * or `not-eligible`; of the others the visitor knows. Refused: `already-cancelled`,
 * `status-unfit` (checked in or marked: undo that first), `slot-past` (its day
 * is over), `not-found`, `version-conflict`.
 */
export const CancelRequest = Type.Object(
  {
    version: Version,
    reason: Type.Union(
      CANCEL_REASONS.map((reason) => Type.Literal(reason)),
      { description: CANCEL_REASONS.join(', ') },
    ),
  },
  closed,
);
export type CancelRequest = Static<typeof CancelRequest>;

const DocumentTypeName = Type.Union([Type.Literal('identity-card'), Type.Literal('travel-document')], {
  description: 'Which document `docNo` is of: identity-card unless told, or travel-document',
});

const person = {
  name: PersonText(400, '1 to 100 characters after trimming'),
  docNo: PersonText(
    40,
    'Hong Kong identity card number as N(C), for instance A123456(3), or another document’s',
  ),
  documentType: Type.Optional(DocumentTypeName),
  telNo: Type.Optional(PersonText(40, 'Eight digits; this or the e-mail is needed')),
  email: Type.Optional(PersonText(400, 'This or the phone is needed')),
};

const place = {
  slotId: Id('A slot of today, begun or not'),
  identitySeen: Type.Boolean({
    description: 'True: the card was seen and the visitor is checked in at once. False: only booked',
  }),
  overCapacity: Type.Optional(
    Type.Boolean({
      description: 'Also where no place is left of those there were; manager and administrator only',
    }),
  ),
  language: WireLanguage,
};

/**
 * `POST /staff/desk/walk-ins`: a person without a booking takes a place of
 * today, by the rules of a public booking (specification, section 5; D-37).
 * Answers the new appointment. Refused by the rules of the form (`name-required`
 * … `phone-or-email`, `travel-card-number-invalid`), `slot-unknown`, `not-of-today`, `slot-full` (a manager or
 * administrator may ask again with `overCapacity`; `not-allowed` for the
 * counter), `same-time`, `same-day` (has a booking already: find and check in).
 */
export const WalkInRequest = Type.Object({ ...person, ...place }, closed);
export type WalkInRequest = Static<typeof WalkInRequest>;

/**
 * `PATCH /staff/desk/appointments/:id`: to another slot, with corrected
 * particulars, or both; what is left out stays. The new place is taken and the
 * old one given up together, or nothing happens; the reservation code stays, and
 * the visitor is told of a new place. Only a BOOKED appointment of today or
 * later moves, to a slot that has not begun; the particulars of an ATTENDED one
 * can be corrected as well, as its card has been seen. Refused as a walk-in is,
 * and `slot-past`, `already-cancelled`, `status-unfit`, `not-found`,
 * `version-conflict`.
 */
export const AppointmentChange = Type.Object(
  {
    version: Version,
    slotId: Type.Optional(Id('The slot to move to, at any point and of either type')),
    name: Type.Optional(person.name),
    docNo: Type.Optional(person.docNo),
    documentType: person.documentType,
    telNo: Type.Optional(PersonText(40, 'Empty takes it away')),
    email: Type.Optional(PersonText(400, 'Empty takes it away')),
  },
  { ...closed, minProperties: 2 },
);
export type AppointmentChange = Static<typeof AppointmentChange>;

/** Why somebody looks at a whole document number. */
export const REVEAL_REASONS = ['identity-check', 'correction', 'doctor-order', 'programme-record'] as const;
export type RevealReason = (typeof REVEAL_REASONS)[number];
export const RevealReasonName = Type.Unsafe<RevealReason>(
  Type.Union(
    REVEAL_REASONS.map((reason) => Type.Literal(reason)),
    { description: REVEAL_REASONS.join(', ') },
  ),
);

/**
 * `POST /staff/desk/appointments/:id/document-number`: the whole number, this
 * once (D-57). Who, when, which appointment and which reason go to the trail
 * first. There is no free text: the trail is kept for good, and texts would
 * bring personal data into it. Refused: `not-found`.
 */
export const RevealRequest = Type.Object({ reason: RevealReasonName }, closed);

export const RevealedNumber = Type.Object({ docNo: Type.String({ description: 'As A123456(3)' }) });
export type RevealedNumber = Static<typeof RevealedNumber>;
