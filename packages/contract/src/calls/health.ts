import { Type } from 'typebox';
import { PUBLIC } from '../access.ts';
import { defineCall } from '../call.ts';

/* For whoever runs the server. */

export const checkAlive = defineCall({
  method: 'GET',
  path: '/healthz',
  outsidePrefix: true,
  access: PUBLIC,
  tag: 'operation',
  summary: 'Whether the process answers',
  answer: Type.Object({ alive: Type.Literal(true) }),
});

export const checkReady = defineCall({
  method: 'GET',
  path: '/readyz',
  outsidePrefix: true,
  access: PUBLIC,
  tag: 'operation',
  summary: 'Whether the server can do its work',
  description:
    'The database answers and has room to write, and no migration is pending; else `busy` under HTTP 503.',
  answer: Type.Object({ ready: Type.Literal(true) }),
});

export const readMetrics = defineCall({
  method: 'GET',
  path: '/metrics',
  outsidePrefix: true,
  access: PUBLIC,
  tag: 'operation',
  summary: 'Measurements for Prometheus',
  description: 'Text without personal data.',
  answerMedia: 'text/plain',
});
