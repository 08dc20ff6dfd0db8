import { type Static, Type } from 'typebox';
import { Nullable, OneOf } from '../schemas.ts';
import { ContentVersion, VersionNumeral } from './content-version.ts';

/* What a thing without drafts said earlier: `docs/decisions/062-versions-of-what-is-saved.md`. */

const SavedVersionKind = OneOf(['service', 'service-point', 'test-item']);
export type SavedVersionKind = Static<typeof SavedVersionKind>;

const { at, by, isAuthorGone } = ContentVersion.properties;

/** One state in which a thing was saved. */
export const SavedVersion = Type.Object({
  version: Type.Integer({ minimum: 1, description: 'Counted from 1 for each thing' }),
  at,
  by,
  isAuthorGone,
});
export type SavedVersion = Static<typeof SavedVersion>;

/** With what visitors read from then on. */
export const SavedVersionText = Type.Object({
  ...SavedVersion.properties,
  body: Type.Record(Type.String(), Type.Unknown(), { description: 'By the schema its kind had then' }),
});
export type SavedVersionText = Static<typeof SavedVersionText>;

export const SavedVersionPage = Type.Object({
  versions: Type.Array(SavedVersion, { description: 'Newest first' }),
  next: Nullable(Type.Integer(), { description: '`before` of the next page; null on the last' }),
});
export type SavedVersionPage = Static<typeof SavedVersionPage>;

export const SavedThingParams = Type.Object({
  kind: SavedVersionKind,
  id: Type.String({ minLength: 1, maxLength: 64, description: 'Code of a service, else the id' }),
});

export const SavedVersionParams = Type.Object({
  ...SavedThingParams.properties,
  version: VersionNumeral('As in the list of versions'),
});
