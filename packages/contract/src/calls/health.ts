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
