import { API_SCOPES } from '@phial/domain/api-scope';
import { type Static, Type } from 'typebox';
import { ClosedObject, Nullable } from '../schemas.ts';
import { Instant, PersonText } from '../text.ts';
import { OwnPassword } from './account.ts';

const Scope = Type.Enum([...API_SCOPES], { description: 'What the key opens' });

/** Characters of the name of a key. */
export const LONGEST_KEY_NAME = 80;

const Name = Type.String({ description: 'What the key is for', examples: ['Laboratory system'] });

/** A key of a program, as administrators see it: the key itself is not stored. */
export const ApiKey = Type.Object({
  keyId: Type.String({ format: 'uuid' }),
  name: Name,
  scopes: Type.Array(Scope),
  createdBy: Nullable(Type.String(), {
    description:
      'Display name of the administrator, empty where the account was deleted; null: made by the command',
  }),
  createdAt: Instant('Created'),
  lastUsedAt: Nullable(Instant('To the minute'), { description: 'Null: never used' }),
  revokedAt: Nullable(Instant('Revoked'), { description: 'Null: in use' }),
});
export type ApiKey = Static<typeof ApiKey>;

/** Those in use first, then the revoked ones; the newest first. */
export const ApiKeyList = Type.Object({ keys: Type.Array(ApiKey) });

/** The length of the name is judged after trimming. */
export const NewApiKey = ClosedObject({
  name: PersonText(400, 'What the key is for: 1 to 80 characters after trimming', 'Laboratory system'),
  scopes: Type.Array(Scope, { minItems: 1, uniqueItems: true }),
  ownPassword: OwnPassword,
});
export type NewApiKey = Static<typeof NewApiKey>;

export const CreatedApiKey = Type.Object({
  key: Type.String({ description: 'Shown this once', examples: ['phial_mX2vQ7rT9kLw4ZbN8sHdA'] }),
  apiKey: ApiKey,
});
export type CreatedApiKey = Static<typeof CreatedApiKey>;

/** Of `api-scope-missing`. */
export const MissingScope = Type.Object({ scope: Scope });
