import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { TestDatabase } from '../testing/open-test-database.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { type Collector, startCollector } from './testing/collector.ts';

/** Writes each module of OpenTelemetry that a process loads to its standard error output. */
const TELL_LOADED = `
import { registerHooks } from 'node:module';
registerHooks({
  load(url, context, next) {
    if (url.includes('/@opentelemetry/')) process.stderr.write(url + '\\n');
    return next(url, context);
  },
});
`;

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
  const hook = join(folder, 'tell-loaded.mjs');
  writeFileSync(hook, TELL_LOADED);
  server = startServerProcess({
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: db.url,
    NODE_OPTIONS: `--import=${hook}`,
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
  const packages = [...complaint.matchAll(/@opentelemetry\/([\w-]+)\//g)].map(([, name = '']) => name);
  return { packages: [...new Set(packages)], milliseconds: performance.now() - begun };
}

it('loads nothing of the SDK and sends nothing without an endpoint', async () => {
  const origin = await start({ OTEL_SERVICE_NAME: 'unused' });
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  const { packages } = await end();
  // For the metrics of `prom-client`, which asks whether somebody traces.
  expect(packages).toEqual(['api']);
});

it('warns once of a collector that declines, and says when it is reached again', async () => {
  collector.answer(400);
  const origin = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  const sent = () => collector.header('content-type').length;
  for (let turn = 0; turn < 3; turn += 1) {
    const before = sent();
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    await expect.poll(sent).toBeGreaterThan(before);
  }
  await expect.poll(() => linesOf('cannot be reached')).toHaveLength(1);
  collector.answer(200);
  await fetch(`${origin}/readyz`);
  await expect.poll(() => linesOf('is reached again')).toHaveLength(1);
  const { packages } = await end();
  expect(packages).toContain('sdk-trace');
  expect(linesOf('cannot be reached')).toHaveLength(1);
});

it('answers calls and ends within seconds while a collector does not answer', async () => {
  collector.answer('never');
  const origin = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  for (let call = 0; call < 20; call += 1) {
    const response = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(5_000) });
    expect(response.status).toBe(200);
  }
  await expect.poll(() => collector.header('content-type').length).toBeGreaterThan(0);
  const { milliseconds } = await end();
  // Two seconds, and what else there is to end.
  expect(milliseconds).toBeLessThan(8_000);
});

it('sends from each worker process, told apart by its instance', async () => {
  const origin = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, WORKERS: '2' });
  const served = () =>
    new Set(
      collector
        .spans()
        .filter(({ attributes }) => attributes['http.route'] === '/readyz')
        .map(({ resource }) => resource['service.instance.id']),
    );
  // Over connections of their own, which go to the workers in turn.
  await Promise.all(
    Array.from({ length: 8 }, () => once(get(`${origin}/readyz`, { agent: false }), 'response')),
  );
  await end();
  expect(served().size).toBe(2);
  const points = collector.points();
  expect(new Set(points.map(({ resource }) => resource['service.instance.id'])).size).toBe(3);
  expect(
    points.filter(({ name }) => name === 'phial_workers').map(({ resource }) => resource['process.pid']),
  ).toEqual([server.child.pid]);
});
