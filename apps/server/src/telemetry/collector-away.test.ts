import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { TestDatabase } from '../testing/open-test-database.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { packagesLoaded, tellLoaded } from '../testing/tell-loaded.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { type Collector, startCollector } from './testing/collector.ts';
import type { Attributes } from './testing/otlp-messages.ts';

let folder: string;
let db: TestDatabase;
let collector: Collector;
let server: ServerProcess;
let log: string[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'phial-telemetry-'));
  db = await createTestDatabase();
  collector = await startCollector();
});
afterEach(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  await collector.close();
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

/** @returns its address */
async function start(settings: Record<string, string>): Promise<string> {
  server = startServerProcess({
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: db.url,
    NODE_OPTIONS: tellLoaded(folder),
    ...settings,
  });
  log = [];
  server.child.stdout?.on('data', (chunk: Buffer) => log.push(...chunk.toString().split('\n')));
  return server.origin;
}

const linesOf = (text: string) => log.filter((line) => line.includes(text));

/** @returns the packages of OpenTelemetry that were loaded, and how long the end took, in milliseconds */
async function end(): Promise<{ packages: string[]; milliseconds: number }> {
  const begun = performance.now();
  server.child.kill('SIGTERM');
  const { code, complaint } = await server.ended;
  expect(code).toBe(0);
  const packages = packagesLoaded(complaint)
    .filter((name) => name.startsWith('@opentelemetry/'))
    .map((name) => name.replace('@opentelemetry/', ''));
  return { packages, milliseconds: performance.now() - begun };
}

it('loads nothing of the SDK and sends nothing without an endpoint', async () => {
  const origin = await start({ OTEL_SERVICE_NAME: 'unused' });
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  const { packages } = await end();
  // For the metrics of `prom-client`, which asks whether somebody traces.
  expect(packages).toEqual(['api']);
}, 240_000);

it('answers calls and warns once while a collector declines or does not answer, and ends within seconds', async () => {
  collector.answer(400);
  const origin = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  const sent = () => collector.header('content-type').length;
  const call = async () => {
    const before = sent();
    const response = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(5_000) });
    expect(response.status).toBe(200);
    await expect.poll(sent).toBeGreaterThan(before);
  };
  await call();
  await call();
  await expect.poll(() => linesOf('cannot be reached')).toHaveLength(1);
  collector.answer(200);
  await call();
  await expect.poll(() => linesOf('is reached again')).toHaveLength(1);
  collector.answer('never');
  await call();
  const { packages, milliseconds } = await end();
  expect(packages).toContain('sdk-trace');
  // Two seconds, and what else there is to end.
  expect(milliseconds).toBeLessThan(8_000);
  expect(linesOf('cannot be reached').length).toBeLessThanOrEqual(3);
}, 240_000);

it('sends from each worker process, told apart by its instance', async () => {
  const origin = await start({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_METRIC_EXPORT_INTERVAL: '10000',
    WORKERS: '2',
  });
  const instances = (sent: readonly { resource: Attributes }[]) =>
    new Set(sent.map(({ resource }) => resource['service.instance.id'])).size;
  // Over connections of their own, which go to the workers in turn.
  const ask = async () => {
    const [response] = await once(get(`${origin}/readyz`, { agent: false }), 'response');
    response.resume();
    await once(response, 'end');
  };
  const asked = () => collector.spans().filter(({ name }) => name === 'GET /readyz');
  // The first one that serves does not wait for the other.
  const served = async () => {
    await ask();
    return instances(asked());
  };
  await expect.poll(served, { interval: 500, timeout: 60_000 }).toBe(2);
  await expect.poll(() => instances(collector.points()), { timeout: 30_000 }).toBe(3);
  const workers = collector.points().filter(({ name }) => name === 'phial_workers');
  expect(new Set(workers.map(({ resource }) => resource['process.pid']))).toEqual(
    new Set([server.child.pid]),
  );
  await end();
}, 240_000);
