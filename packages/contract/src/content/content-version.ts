import { type Static, Type } from 'typebox';
import { ClosedObject, Nullable, OneOf } from '../schemas.ts';
import { Instant } from '../text.ts';
import { EntryParams } from './editing.ts';

/* What an entry said earlier: `docs/decisions/041-published-texts-and-their-versions.md`. */

/** One publication or withdrawal of an entry. */
export const ContentVersion = Type.Object({
  version: Type.Integer({ minimum: 1, description: 'That of the entry from then on' }),
  event: OneOf(['PUBLISHED', 'WITHDRAWN', 'RESTORED'], {
    description: 'RESTORED is publishing what had been withdrawn',
  }),
  at: Instant('When it happened'),
  by: Nullable(Type.String(), {
    description: 'Display name of whoever did it; null for the sample and for accounts that are gone',
  }),
  isAuthorGone: Type.Boolean({ description: 'Whether somebody did it whose account has been deleted' }),
});
export type ContentVersion = Static<typeof ContentVersion>;

/** With the text that visitors read from then on, or no longer read. */
export const ContentVersionText = Type.Object({
  ...ContentVersion.properties,
  body: Type.Record(Type.String(), Type.Unknown(), { description: 'By the schema its kind had then' }),
});
export type ContentVersionText = Static<typeof ContentVersionText>;

export const ContentVersionPage = Type.Object({
  versions: Type.Array(ContentVersion, { description: 'Newest first' }),
  next: Nullable(Type.Integer(), { description: '`before` of the next page; null on the last' }),
});
export type ContentVersionPage = Static<typeof ContentVersionPage>;

/** A number in an address. */
export const VersionNumeral = (description: string) =>
  Type.String({ pattern: '^[1-9][0-9]{0,8}$', description, examples: ['3'] });

export const VersionsQuery = ClosedObject({
  before: Type.Optional(VersionNumeral('`next` of the page before')),
});

export const VersionParams = Type.Object({
  ...EntryParams.properties,
  version: VersionNumeral('As in the list of versions'),
});
