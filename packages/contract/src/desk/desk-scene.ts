import { type Static, Type } from 'typebox';
import { ClosedObject, Nullable } from '../schemas.ts';
import { InThreeLanguages, PersonText, WireLanguage } from '../text.ts';
import { DeskAppointment } from './desk.ts';
import { RevealReasonName } from './desk-act.ts';

/**
 * `POST /system/record/index/add/scene`: a visitor's client
 * information code at the counter. Without `place` the code is only read, as
 * often as one likes: who it is, and what this person has booked from today on,
 * so that a visitor with a booking is checked in and not booked twice. With
 * `place` the visitor is registered as a walk-in without typing, and the code is
 * spent: a second time it is refused with `qr-code-used` (409). Forged, foreign,
 * cut off and older than an hour: `qr-code-invalid` (422). Registering is refused
 * as a walk-in is.
 */
export const SceneRequest = ClosedObject({
  token: PersonText(4000, 'Content of a client information QR code'),
  place: Type.Optional(
    ClosedObject({
      slotId: Type.String({ format: 'uuid', description: 'A slot of today, begun or not' }),
      identitySeen: Type.Boolean({
        description: 'True: the card was seen and the visitor is checked in at once. False: only booked',
      }),
      overCapacity: Type.Optional(
        Type.Boolean({ description: 'Also where no seat is left; manager and administrator only' }),
      ),
      language: WireLanguage,
    }),
  ),
});
export type SceneRequest = Static<typeof SceneRequest>;

/** Who a code is about; empty where something was left out. */
export const SceneClient = Type.Object({
  userName: Type.String({ description: 'Chinese name' }),
  enName: Type.String({ description: 'English name' }),
  birthday: Type.String({ description: 'YYYY-MM-DD' }),
  sex: Type.String({ description: 'Entry of dictionary sex' }),
  cardType: Type.String({ description: 'Entry of dictionary card_type' }),
  travelCardType: Type.String({ description: 'Entry of dictionary travel_card_type' }),
  maskedDocumentNumber: Type.String({ description: 'Of whichever document it is' }),
  telephone: Type.String(),
  email: Type.String(),
});
export type SceneClient = Static<typeof SceneClient>;

export const Scene = Type.Object({
  client: SceneClient,
  appointments: Type.Array(DeskAppointment, {
    description:
      'What the person has booked from today on, by time, at the points the account works for; none cancelled',
  }),
  elsewhere: Type.Array(InThreeLanguages, {
    description:
      'Names of service points the account does not work for at which the person has booked from today on',
  }),
  registered: Nullable(DeskAppointment, {
    description: 'The appointment that was made; null when the code was only read',
  }),
});
export type Scene = Static<typeof Scene>;

/**
 * `POST /staff/desk/scene/document-number`: the whole number in a code, this once, as
 * `POST /staff/desk/appointments/:id/document-number` of an appointment. Refused: `qr-code-invalid`, `qr-code-used`.
 */
export const SceneNumberRequest = ClosedObject({
  token: PersonText(4000, 'Content of a client information QR code'),
  reason: RevealReasonName,
});
export type SceneNumberRequest = Static<typeof SceneNumberRequest>;
