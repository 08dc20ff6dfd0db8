import { Type } from 'typebox';
import { ADMINISTRATORS } from '../access.ts';
import { callsOf } from '../call.ts';
import { ApiKey, ApiKeyList, CreatedApiKey, NewApiKey } from '../staff/api-key.ts';

const call = callsOf('api-keys', ADMINISTRATORS);

export const listApiKeys = call('GET /staff/api-keys', {
  summary: 'List the API keys',
  description: 'All that ever were: those in use first, then the revoked ones, the newest first.',
  answer: ApiKeyList,
});

export const createApiKey = call('POST /staff/api-keys', {
  summary: 'Create an API key',
  description:
    'For a program such as the laboratory’s system. The key is in this answer and nowhere else: what is stored is its hash. Needs `ownPassword`.',
  body: NewApiKey,
  answer: CreatedApiKey,
  refusals: [
    'confirmation-needed',
    'password-wrong',
    'too-many-requests',
    'api-key-name',
    'api-key-name-taken',
  ],
});

export const revokeApiKey = call('DELETE /staff/api-keys/:id', {
  summary: 'Revoke an API key',
  description: 'Its next call is refused. A key that was revoked before stays as it is.',
  params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  answer: ApiKey,
  refusals: ['not-found'],
});
