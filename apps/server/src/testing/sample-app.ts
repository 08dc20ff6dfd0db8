import { createHash } from 'node:crypto';
import { inject } from 'vitest';
import { createKeyRing, type KeyRing } from '../crypto/key-ring.ts';
import { loadSample } from '../sample/load-sample.ts';
import { buildTestApp, type TestApp, type TestAppOverrides } from './build-test-app.ts';
import { openTestDatabase } from './open-test-database.ts';
import { makeOnce } from './shared-database.ts';
import { createTestDatabase } from './test-database.ts';

/**
 * As {@link buildTestApp}, with the sample. It is loaded once a run, which takes some seconds of a processor; each
 * server gets a copy.
 */
export async function buildSampleApp(
  overrides: Omit<TestAppOverrides, 'db' | 'keys'> = {},
): Promise<TestApp> {
  const name = inject('sampleDatabase');
  const template = inject('databaseTemplate');
  // The same in all workers, as all read what one of them has encrypted.
  const key = createHash('sha256').update(name).digest();
  const keys = createKeyRing([{ id: 'test', key }]);
  await makeOnce(inject('databaseServer'), { name, template, fill: (url) => loadInto(url, keys) });
  const db = await createTestDatabase(name);
  const test = await buildTestApp({ ...overrides, db, keys });
  return {
    ...test,
    async close() {
      await test.close();
      await db.close();
    },
  };
}

async function loadInto(url: string, keys: KeyRing): Promise<void> {
  const db = openTestDatabase(url);
  const test = await buildTestApp({ db, keys });
  await loadSample(test);
  await test.close();
  await db.close();
}
