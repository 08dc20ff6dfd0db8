import { type Static, Type } from 'typebox';
import { ClosedObject, Nullable, OneOf } from '../schemas.ts';

/** What work is done for. A challenge serves its own purpose only. */
const WorkPurpose = OneOf(['hold', 'captcha', 'sign-in']);
export type WorkPurpose = Static<typeof WorkPurpose>;

export const WorkQuery = ClosedObject({ purpose: WorkPurpose });

const Challenge = Type.Object({
  parameters: Type.Object({
    algorithm: Type.Literal('SCRYPT'),
    nonce: Type.String(),
    salt: Type.String(),
    cost: Type.Integer(),
    memoryCost: Type.Integer(),
    parallelism: Type.Integer(),
    keyLength: Type.Integer(),
    keyPrefix: Type.String(),
    keySignature: Type.String(),
    data: Type.Object({
      purpose: Type.String(),
      most: Type.Integer({ description: 'So many keys at most have to be derived' }),
      expiresAt: Type.Integer({ description: 'Milliseconds since 1970' }),
    }),
  }),
  signature: Type.String(),
});

/** A challenge of the ALTCHA protocol; null where no work is asked for. */
export const Work = Type.Object({
  challenge: Nullable(Challenge),
  secondsLeft: Type.Integer({ description: 'Until the challenge expires' }),
});
export type Work = Static<typeof Work>;

/** A solved challenge: the ALTCHA payload, base64 of its JSON. */
export const SolvedWork = Type.String({ maxLength: 4096 });

export const WorkTrade = ClosedObject({ work: Type.Optional(SolvedWork) });

/** What an existing call takes in place of the id of a picture and what it shows. */
export const EarnedAnswer = Type.Object({
  uuid: Type.String({ format: 'uuid' }),
  captcha: Type.String(),
});
export type EarnedAnswer = Static<typeof EarnedAnswer>;
