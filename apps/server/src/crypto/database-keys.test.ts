import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rotateKeys } from '../key-rotation/rotate-keys.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { givenSlot } from '../testing/builders.ts';
import { visitor } from '../testing/visitor.ts';
import { loadDatabaseKeys } from './database-keys.ts';
import { parseMasterKeys } from './key-file.ts';
import { createKeyRing } from './key-ring.ts';

const keyOf = (id: string) => `${id}:${randomBytes(32).toString('base64')}`;
const [first, second] = [keyOf('k1'), keyOf('k2')];

let dataDir: string;
let test: TestApp;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'phial database keys '));
  test = await buildTestApp({ keys: createKeyRing(parseMasterKeys(first)) });
  await visitor(test).book(await givenSlot(test.db));
});
afterAll(async () => {
  await test.close();
  await rm(dataDir, { recursive: true });
});

const load = (keys: string) => loadDatabaseKeys({ keys, dataDir }, test.db);

describe('the keys of a database', () => {
  it('are tried on the stored data when check values are missing', async () => {
    await expect(load(keyOf('k1'))).rejects.toThrow('Key k1 of PHIAL_KEYS is not the k1');
    await expect(load(first)).resolves.toMatchObject({ newestId: 'k1' });
  });

  it('are recognised by their check values', async () => {
    await expect(load(keyOf('k1'))).rejects.toThrow('Key k1 of PHIAL_KEYS is not the k1');
    await expect(load(second)).rejects.toThrow('PHIAL_KEYS lacks key k1');
    await expect(load(`${second},${first}`)).resolves.toMatchObject({ newestId: 'k2' });
    await expect(load(`${keyOf('k2')},${first}`)).rejects.toThrow('Key k2 of PHIAL_KEYS is not the k2');
  });

  it('may lack the former one after a rotation', async () => {
    await rotateKeys({ ...test, keys: await load(`${second},${first}`) });
    await expect(load(second)).resolves.toMatchObject({ newestId: 'k2' });
    await expect(load(first)).rejects.toThrow('PHIAL_KEYS lacks key k2');
  });
});
