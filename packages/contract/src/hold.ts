import { type Static, Type } from 'typebox';
import { WireServiceType, WireServTime } from './text.ts';

/** Take a place for 600 s (D-38). `replaces` is the visitor's former hold, given up in the same transaction. */
export const HoldRequest = Type.Object(
  {
    servPtId: Type.String({ minLength: 1, maxLength: 64 }),
    servTime: WireServTime,
    type: Type.Optional(WireServiceType),
    replaces: Type.Optional(Type.String({ format: 'uuid' })),
  },
  { additionalProperties: false },
);
export type HoldRequest = Static<typeof HoldRequest>;

export const Hold = Type.Object({
  holdId: Type.String({ format: 'uuid' }),
  expiresAt: Type.String({ description: 'ISO 8601 instant, UTC' }),
  secondsLeft: Type.Integer({
    description: 'At the moment of the answer; counts by the client clock from there',
  }),
  extensionsLeft: Type.Integer(),
});
export type Hold = Static<typeof Hold>;
