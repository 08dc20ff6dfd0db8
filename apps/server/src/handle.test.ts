import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { PUBLIC } from '@phial/contract/access';
import { readAvailability } from '@phial/contract/calls/availability';
import { followDesk } from '@phial/contract/calls/desk';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import type { PhialServer } from './app-dependencies.ts';
import { handle } from './handle.ts';
import { answerJsonText } from './json-text.ts';

/** A server without the guards, and what it logs. */
function bareServer() {
  const logged: string[] = [];
  const logger = { level: 'warn', stream: { write: (line: string) => void logged.push(line) } };
  return { app: fastify({ logger }) as unknown as PhialServer, logged };
}

test('leaves an answer alone that the handler has sent as text', async () => {
  const { app, logged } = bareServer();
  handle(app, readAvailability, async ({ reply }) => answerJsonText(reply, '{"code":200}'));
  const response = await app.inject({
    url: '/rest/appointment/servPtApptTime/central?startDate=2026-12-01&endDate=2026-12-02',
  });
  expect([response.statusCode, response.body]).toEqual([200, '{"code":200}']);
  expect(logged).toEqual([]);
});

test('adds nothing to a stream of events that has ended', async () => {
  const { app, logged } = bareServer();
  handle(app, { ...followDesk, access: PUBLIC }, async ({ reply }) =>
    reply.type('text/event-stream').send(Readable.from(['data: {}\n\n'])),
  );
  const response = await app.inject({ url: '/staff/desk/events?servicePointId=central' });
  expect([response.statusCode, response.body]).toEqual([200, 'data: {}\n\n']);
  expect(logged).toEqual([]);
});

test('adds nothing to a stream of events whose client has left before it begins', async () => {
  const { app, logged } = bareServer();
  const { promise: handled, resolve } = Promise.withResolvers<void>();
  handle(app, { ...followDesk, access: PUBLIC }, async ({ reply }) => {
    client.destroy();
    await once(reply.raw, 'close');
    resolve();
    return reply.type('text/event-stream').send(Readable.from(['data: {}\n\n']));
  });
  const client = get(`${await app.listen()}/staff/desk/events?servicePointId=central`);
  client.on('error', () => undefined);
  await handled;
  await app.close();
  expect(logged).toEqual([]);
});

test('adds nothing to a stream of events that its client leaves', async () => {
  const { app, logged } = bareServer();
  const body = new Readable({ read() {} });
  body.push('data: {}\n\n');
  handle(app, { ...followDesk, access: PUBLIC }, async ({ reply }) =>
    reply.type('text/event-stream').send(body),
  );
  const client = get(`${await app.listen()}/staff/desk/events?servicePointId=central`);
  const [response] = (await once(client, 'response')) as [IncomingMessage];
  await once(response, 'data');
  response.destroy();
  await once(body, 'close');
  await app.close();
  expect(logged).toEqual([]);
});
