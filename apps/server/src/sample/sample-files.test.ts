import { SAMPLE_FILES } from '@phial/content/sample/files';
import { expect, it } from 'vitest';
import { parseConfiguration, readConfiguration } from '../configuration/configuration-file.ts';
import { exportConfiguration, importConfiguration } from '../configuration/import.service.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { givenServicePoint } from '../testing/builders.ts';
import { loadSample } from './load-sample.ts';

const files = Object.values(SAMPLE_FILES).map((file) => readConfiguration(file));

async function withServer<Answer>(work: (test: TestApp) => Promise<Answer>): Promise<Answer> {
  // Without bookings of nobody.
  const test = await buildTestApp({ config: { production: true } });
  try {
    return await work(test);
  } finally {
    await test.close();
  }
}

const exported = async (test: TestApp) => parseConfiguration(await exportConfiguration(test));

it('says of a sample what its files say, which anybody can import as the same laboratory', async () => {
  const { holidays, ...loaded } = await withServer(async (test) => {
    await loadSample(test);
    return exported(test);
  });
  const imported = await withServer(async (test) => {
    for (const file of files) await importConfiguration(test, file, 'command');
    const again = [];
    for (const file of files) again.push(...(await importConfiguration(test, file, 'command')).changes);
    expect(again).toEqual([]);
    return exported(test);
  });
  // Public holidays are worked out when the sample is loaded.
  expect(holidays?.length).toBeGreaterThan(20);
  expect(imported).toEqual(loaded);
});

it('adds the districts that a database lacks, and leaves the names of the others alone', async () => {
  await withServer(async (test) => {
    const names = JSON.stringify({ tw: '港島', zh: '港岛', en: 'The Island' });
    await test.db.kysely.updateTable('city').set({ names }).where('code', '=', 'HK').execute();
    await test.db.kysely.updateTable('district').set({ names }).where('id', '=', 'wan-chai').execute();
    await test.db.kysely.deleteFrom('district').where('id', '=', 'tai-po').execute();
    await loadSample(test);
    const { areas = [] } = await exported(test);
    const island = areas.find(({ code }) => code === 'HK');
    expect(island?.names.en).toBe('The Island');
    expect(island?.districts.find(({ id }) => id === 'wan-chai')?.names.en).toBe('The Island');
    expect(areas.flatMap(({ districts }) => districts.map(({ id }) => id))).toEqual(
      expect.arrayContaining(['tai-po', 'central']),
    );
  });
});

it('binds no collection centre to a service point of the sample where the laboratory has its own', async () => {
  await withServer(async (test) => {
    const own = await givenServicePoint(test.db);
    await loadSample(test);
    const { servicePoints = [], content = {} } = await exported(test);
    expect(servicePoints.map(({ id }) => id)).toEqual([own]);
    const centres = content['collection-centre'] ?? [];
    expect(centres).toHaveLength(6);
    expect(centres.filter(({ body }) => 'servPtId' in body)).toEqual([]);
  });
});

it('leaves the catalogue empty where the dictionary has other subjects', async () => {
  await withServer(async (test) => {
    const label = { tw: '化驗', zh: '检验', en: 'Tests' };
    const body = { dictType: 'test_item_subject', dictValue: 'own', label, cssClass: '' };
    await importConfiguration(test, { content: { dictionary: [{ id: 'own', body }] } }, 'command');
    await loadSample(test);
    const { servicePoints, testItems } = await exported(test);
    expect(servicePoints?.length).toBeGreaterThan(10);
    expect(testItems).toBeUndefined();
  });
});
