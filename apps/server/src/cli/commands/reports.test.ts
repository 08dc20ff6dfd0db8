import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Report } from '@phial/contract/reports/report';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKeyRing } from '../../crypto/key-ring.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { bundleOf, givenOrder, sendBundle } from '../../testing/report-builders.ts';
import { runPhial } from '../../testing/run-phial.ts';
import { signedIn } from '../../testing/staff.ts';

const key = randomBytes(32);
let test: TestApp;
let folder: string;
beforeAll(async () => {
  test = await buildTestApp({ keys: createKeyRing([{ id: 'k1', key }]) });
  folder = await mkdtemp(join(tmpdir(), 'phial reports '));
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

const run = (...words: string[]) =>
  runPhial(['reports', ...words], {
    DATABASE_URL: test.db.url,
    PHIAL_KEYS: `k1:${key.toString('base64')}`,
    PHIAL_TEST_CLOCK: test.clock.now().toISOString(),
  });

async function file(content: object | string): Promise<string> {
  const path = join(folder, `${randomBytes(4).toString('hex')}.json`);
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

describe('phial reports', () => {
  it('imports a file, and again without changing anything', async () => {
    const doctor = await signedIn(test, { role: 'doctor' });
    const order = await givenOrder(test, { doctorId: doctor.id });
    const path = await file(bundleOf(order, { number: 'R-file' }));
    const output = 'R-file: version 1, final\n';
    expect(await run('import', path)).toEqual({ code: 0, output, errorOutput: '' });
    expect(await run('import', path)).toEqual({ code: 0, output, errorOutput: '' });
    const found = await doctor.call<Report[]>('GET', '/LabReportSearch');
    expect(found.data).toMatchObject([{ reportNumber: 'R-file', version: 1 }]);
  });

  it('reports what is wrong with a file, and imports nothing', async () => {
    const order = await givenOrder(test);
    const path = await file(bundleOf({ ...order, number: 'HD-22222222' }));
    expect(await run('import', path)).toEqual({
      code: 1,
      output: '',
      errorOutput:
        'Bundle.entry[1].resource.basedOn[0]: There is no order with this number. (order-unknown)\nNothing was taken.\n',
    });
    const broken = await file('{bad');
    expect((await run('import', broken)).errorOutput).toMatch(/is not a JSON file in UTF-8/);
    expect((await run('import', join(folder, 'none.json'))).errorOutput).toMatch(
      /none\.json cannot be read \(ENOENT\)\n$/,
    );
  });

  it('creates an API key, lists it without its value, and revokes it', async () => {
    const bundle = bundleOf(await givenOrder(test));
    const made = await run('key', 'create', 'Laboratory system');
    const value =
      /^The key of Laboratory system, shown this once: (phial_[\w-]{43})\n$/.exec(made.output)?.[1] ?? '';
    const send = () => sendBundle(test, bundle, { authorization: `Bearer ${value}` });
    expect((await send()).status).toBe(200);
    expect((await run('key', 'create', 'Laboratory system')).errorOutput).toMatch(/^There is a key named/);
    const listed = await run('key', 'list');
    expect(listed.output).toMatch(
      /^Laboratory system \(reports:write\): made 2026-03-02T\S+, last used 2026-03-02T01:00:00\.000Z\n$/,
    );
    expect(listed.output).not.toContain(value);
    expect((await run('key', 'revoke', 'Laboratory system')).code).toBe(0);
    expect(await send()).toMatchObject({ status: 401, error: 'api-key-invalid' });
    expect((await run('key', 'list')).output).toMatch(/, revoked 2026-03-02T/);
    expect((await run('key', 'revoke', 'Laboratory system')).code).toBe(1);
  });

  it.each([
    [[]],
    [['import']],
    [['import', 'a', 'b']],
    [['key']],
    [['key', 'create', ' ']],
    [['key', 'list', 'x']],
  ])('%j is refused as wrong arguments', async (words) => {
    expect(await run(...words)).toMatchObject({
      code: 2,
      output: '',
      errorOutput: expect.stringMatching(/^(?:error: |Usage: phial reports )/),
    });
  });
});
