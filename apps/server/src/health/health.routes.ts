import { Envelope } from '@phial/contract/envelope';
import type { Registry } from 'prom-client';
import { Type } from 'typebox';
import { PUBLIC } from '../accounts/access.ts';
import { refusals } from '../api-docs/refusals.ts';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { pendingMigrations } from '../db/migrate.ts';
import { Refused } from '../errors.ts';
import { tryRoomOnDisk } from './room-on-disk.ts';

/**
 * For whoever runs the server, outside the API prefix: `/healthz` (the process
 * answers), `/readyz` (the database answers, has every migration and
 * room to write; 503 otherwise), `/metrics` (Prometheus text, without personal data).
 */
export async function healthRoutes(
  app: PhialServer,
  { db }: AppDependencies,
  metrics: Registry,
): Promise<void> {
  app.get(
    '/healthz',
    {
      config: { access: PUBLIC },
      schema: {
        tags: ['operation'],
        summary: 'Whether the process answers',
        response: { 200: Envelope(Type.Object({ alive: Type.Literal(true) })), ...refusals() },
      },
    },
    async () => ({ code: 200 as const, msg: '', data: { alive: true as const } }),
  );

  app.get(
    '/readyz',
    {
      config: { access: PUBLIC },
      schema: {
        tags: ['operation'],
        summary: 'Whether the server can do its work',
        description: 'The database answers and can write, and no migration is pending.',
        response: { 200: Envelope(Type.Object({ ready: Type.Literal(true) })), ...refusals() },
      },
    },
    async () => {
      if ((await pendingMigrations(db)).length > 0) throw new Refused('busy');
      await tryRoomOnDisk(db);
      return { code: 200 as const, msg: '', data: { ready: true as const } };
    },
  );

  app.get(
    '/metrics',
    {
      config: { access: PUBLIC },
      schema: {
        tags: ['operation'],
        summary: 'Measurements for Prometheus',
        produces: ['text/plain'],
        response: { 200: Type.String(), ...refusals() },
      },
    },
    async (_request, reply) => reply.type(metrics.contentType).send(await metrics.metrics()),
  );
}
