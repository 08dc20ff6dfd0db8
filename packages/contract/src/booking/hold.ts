import { MOST_PEOPLE } from '@phial/domain/booking/party';
import { type Static, Type } from 'typebox';
import { ClosedObject } from '../schemas.ts';
import { WireServiceType, WireServTime } from '../text.ts';
import { SolvedWork } from './work.ts';

/**
 * Take a seat for 600 s. `replaces` is the visitor's former hold, given up in the same transaction. A client that
 * chooses `holdId` itself can name the hold also when the answer never arrived; one that is in use is replaced by
 * another, so the id of the answer holds.
 */
export const HoldRequest = ClosedObject({
  servPtId: Type.String({ minLength: 1, maxLength: 64 }),
  servTime: WireServTime,
  type: Type.Optional(WireServiceType),
  replaces: Type.Optional(Type.String({ format: 'uuid' })),
  holdId: Type.Optional(Type.String({ format: 'uuid' })),
  people: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: MOST_PEOPLE,
      description: 'A seat for each of so many people, at this time or within an hour from it; all or none',
    }),
  ),
  work: Type.Optional(SolvedWork),
});
export type HoldRequest = Static<typeof HoldRequest>;

/** How long a seat is kept yet that is given back by a page which may only be reloading. */
export const ReleaseQuery = Type.Object({
  after: Type.Optional(
    Type.String({
      pattern: '^(?:[1-5]?\\d|60)$',
      description: 'Seconds, 0 to 60; default 0',
      examples: ['10'],
    }),
  ),
});
export type ReleaseQuery = Static<typeof ReleaseQuery>;

export const Hold = Type.Object({
  holdId: Type.String({ format: 'uuid' }),
  expiresAt: Type.String({ description: 'ISO 8601 instant, UTC' }),
  secondsLeft: Type.Integer({
    description: 'At the moment of the answer; counts by the client clock from there',
  }),
  extensionsLeft: Type.Integer(),
  servTimes: Type.Optional(
    Type.Array(WireServTime, { description: 'The time of each person, where `people` was given; by time' }),
  ),
});
export type Hold = Static<typeof Hold>;
