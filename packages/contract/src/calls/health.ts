import { Type } from 'typebox';
import { PUBLIC } from '../access.ts';
import { callsOf } from '../call.ts';

const call = callsOf('operation', PUBLIC);

/* For whoever runs the server. */

export const checkAlive = call('GET /healthz', {
  summary: 'Whether the process answers',
  outsidePrefix: true,
  answer: Type.Object({ alive: Type.Literal(true) }),
});

export const checkReady = call('GET /readyz', {
  summary: 'Whether the server can do its work',
  outsidePrefix: true,
  description:
    'The database answers and has room to write, and no migration is pending; else `busy` under HTTP 503.',
  answer: Type.Object({ ready: Type.Literal(true) }),
});

export const readMetrics = call('GET /metrics', {
  summary: 'Measurements for Prometheus',
  outsidePrefix: true,
  description: 'Text without personal data.',
  answerMedia: 'text/plain',
});

export const readSeenRequest = call('GET /seen-request', {
  summary: 'How a request arrived, behind the proxies before the server',
  description:
    'For `phial check`, which makes the token with the keys of the database; it is good for a minute. Without one, `not-found`.',
  headers: Type.Object({ 'x-phial-check': Type.String({ maxLength: 200 }) }),
  answer: Type.Object({
    address: Type.String({ description: 'The address that counts as the caller' }),
    peer: Type.String({ description: 'The address the connection came from: the last proxy, or the caller' }),
    forwarded: Type.Boolean({ description: 'Whether a proxy named the caller in `X-Forwarded-For`' }),
    protocol: Type.String({ description: '`http` or `https`, as the caller used it' }),
    host: Type.String({ description: 'The host as the caller named it' }),
  }),
  refusals: ['not-found'],
});
