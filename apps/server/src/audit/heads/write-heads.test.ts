import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { doJob } from '../../jobs/jobs.ts';
import { linkAll } from '../../testing/audit-chain.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { readChainEnd } from '../chain/links.sql.ts';
import { verifyAuditLog } from '../chain/verify-log.ts';
import { recordEvent } from '../record-event.ts';
import { writeHead } from './write-heads.ts';

let test: TestApp;
let folder: string;
let file: string;
beforeAll(async () => {
  test = await buildTestApp();
  folder = await mkdtemp(join(tmpdir(), 'phial-heads-'));
  file = join(folder, 'heads.jsonl');
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => test.clock.advance(3_600));

function write(auditHeadsTo: string): Promise<number | undefined> {
  const deps = { ...test, config: { ...test.config, auditHeadsTo } };
  return doJob(deps, { name: 'write-audit-heads', work: writeHead });
}

async function recorded(): Promise<void> {
  await recordEvent(test.db, { at: test.clock.now(), actor: 'job', action: 'keys-rotated' });
  await linkAll(test);
}

async function linesOf(path: string): Promise<string[]> {
  return (await readFile(path, 'utf8')).split('\n').filter((line) => line !== '');
}

async function metric(name: string): Promise<string | undefined> {
  const { body } = await test.app.inject('/metrics');
  return body.split('\n').find((line) => line.startsWith(name));
}

it('writes nothing while nothing is linked', async () => {
  expect(await metric('phial_audit_head_timestamp_seconds')).toBeUndefined();
  expect(await write(file)).toBe(0);
});

it('adds the end of the chain to a file each hour, and each line stands in the chain', async () => {
  await recorded();
  expect(await write(file)).toBe(1);
  test.clock.advance(3_599);
  expect(await write(file)).toBe(0);
  test.clock.advance(1);
  expect(await write(file)).toBe(1);
  await recorded();
  test.clock.advance(3_600);
  expect(await write(file)).toBe(1);
  const end = await readChainEnd(test.db);
  const lines = await linesOf(file);
  expect(lines).toHaveLength(3);
  expect(JSON.parse(lines[2] ?? '')).toMatchObject({
    ...end,
    at: test.clock.now().toISOString(),
    key: 'test',
  });
  const findings: unknown[] = [];
  const { heads } = await verifyAuditLog(test.db, (finding) => findings.push(finding), {
    lines: each(lines),
    keys: test.keys,
  });
  expect([findings, heads]).toEqual([[], { good: 2, unknownKey: 0 }]);
  expect(await metric('phial_audit_head_timestamp_seconds')).toBe(
    `phial_audit_head_timestamp_seconds ${test.clock.now().getTime() / 1000}`,
  );
});

it('hands the line to a command, which says by how it ends whether it is stored', async () => {
  const other = join(folder, 'by-command.jsonl');
  expect(await write(`| cat >> '${other}'`)).toBe(1);
  expect(await linesOf(other)).toHaveLength(1);
});

it.each([
  ['a folder that is not there', () => join(folder, 'nowhere', 'heads.jsonl'), 'ENOENT'],
  ['a command that fails', () => '| exit 3', 'the command ended with 3'],
  ['a command that does not exist', () => '| /nowhere/store', 'the command ended with 127'],
])('warns of %s, counts it and tries again with the next turn', async (_, place, reason) => {
  const failed = Number((await metric('phial_audit_heads_total{outcome="failed"}'))?.split(' ')[1] ?? 0);
  expect(await write(place())).toBe(0);
  expect(test.logLines.at(-1)).toContain(reason);
  expect(test.logLines.at(-1)).toContain('"level":40');
  expect(await metric('phial_audit_heads_total{outcome="failed"}')).toMatch(new RegExp(` ${failed + 1}$`));
  expect(await write(file)).toBe(1);
});

async function* each(lines: readonly string[]) {
  yield* lines;
}
