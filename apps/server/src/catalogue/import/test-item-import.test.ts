import type { ImportPreview } from '@phial/contract/imports/import';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { catalogueItem, givenCatalogue, givenSubjects } from '../../testing/catalogue-builders.ts';
import { csvFile, importFile } from '../../testing/catalogue-file.ts';
import type { CatalogueItem } from '../catalogue-item.ts';
import { readCatalogueItems } from '../test-items.sql.ts';

const FORMER = [catalogueItem('OLD'), catalogueItem('A')];

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  await givenSubjects(test.db);
});
afterAll(() => test.close());
beforeEach(() => givenCatalogue(test.db, FORMER));

const importText = (content: string, options?: Parameters<typeof importFile>[2]) =>
  importFile(test, content, options);
const counts = ({ added, changed, unchanged, removed }: ImportPreview) => ({
  added,
  changed,
  unchanged,
  removed,
});
const stored = (): Promise<CatalogueItem[]> => readCatalogueItems(test.db);
const ids = async () => (await stored()).map(({ id }) => id);

describe('an import', () => {
  it('replaces the whole catalogue, in the order of the file', async () => {
    const outcome = await importText(
      csvFile(
        { testItemId: 'G', unitType: 'GROUP', children: 'B;A', synonyms: 'one; two;;one' },
        { testItemId: 'B', code: '', subject: 'HAE', usageScope: '1', published: 'FALSE' },
        {
          testItemId: 'A',
          nameEng: '"Sodium, ""whole"" blood"',
          nameCht: '鈉（血清）',
          preparationEng: '<p>y</p>',
          remarkEng: '<p>x</p>',
        },
      ),
    );
    expect(counts(outcome)).toEqual({ added: 2, changed: 1, unchanged: 0, removed: 1 });
    expect(await ids()).toEqual(['G', 'B', 'A']);
    const [group, child, sodium] = await stored();
    expect(group).toMatchObject({ unitType: 'GROUP', children: ['B', 'A'], synonyms: ['one', 'two'] });
    expect(child).toMatchObject({ code: '', subject: 'HAE', usageScope: '1', published: false });
    expect(sodium?.name).toEqual({ en: 'Sodium, "whole" blood', tw: '鈉（血清）', zh: '钠（血清）' });
    expect(sodium?.preparation).toEqual({ en: '<p>y</p>', tw: '', zh: '' });
    expect(sodium?.remark).toEqual({ en: '<p>x</p>', tw: '', zh: '' });
  });

  it('keeps the version of unchanged items and increments that of changed ones', async () => {
    const versions = async () => {
      const rows = await test.db.kysely.selectFrom('test_item').select(['id', 'version']).execute();
      return Object.fromEntries(rows.map(({ id, version }) => [id, version]));
    };
    await importText(csvFile({ testItemId: 'S' }, { testItemId: 'C' }));
    const first = await versions();
    const outcome = await importText(csvFile({ testItemId: 'S' }, { testItemId: 'C', nameEng: 'Other' }));
    expect(counts(outcome)).toEqual({ added: 0, changed: 1, unchanged: 1, removed: 0 });
    expect(first).toEqual({ S: 1, C: 1 });
    expect(await versions()).toEqual({ S: 1, C: 2 });
  });

  it('lets two items change their codes', async () => {
    await importText(csvFile({ testItemId: 'S', code: '1' }, { testItemId: 'C', code: '2' }));
    await importText(csvFile({ testItemId: 'S', code: '2' }, { testItemId: 'C', code: '1' }));
    expect((await stored()).map(({ id, code }) => id + code)).toEqual(['S2', 'C1']);
  });

  it('is recorded in the audit log without the imported data', async () => {
    await importText(csvFile({ testItemId: 'S' }));
    const event = await test.db.kysely
      .selectFrom('event')
      .selectAll()
      .where('action', '=', 'catalogue-imported')
      .orderBy(sql`ctid`, 'desc')
      .executeTakeFirst();
    expect(event).toMatchObject({ actor: 'command', detail: { added: 1, removed: 2 } });
  });

  it('as a dry run only reports what it would do', async () => {
    const outcome = await importText(csvFile({ testItemId: 'A' }), { dryRun: true });
    expect(counts(outcome)).toEqual({ added: 0, changed: 1, unchanged: 0, removed: 1 });
    expect(await stored()).toEqual(FORMER);
  });

  it.each([
    ['with a byte order mark', (text: string) => `\uFEFF${text}`],
    ['with line feeds alone', (text: string) => text.replaceAll('\r\n', '\n')],
    ['with blank lines', (text: string) => text.replaceAll('\r\n', '\r\n\r\n')],
    ['without an end to the last line', (text: string) => text.trimEnd()],
  ])('accepts a file %s', async (_, changed) => {
    expect(counts(await importText(changed(csvFile({}, {}))))).toMatchObject({ added: 2 });
    expect(await ids()).toEqual(['N0', 'N1']);
  });

  it('accepts columns in any order and without the optional ones', async () => {
    await importText(
      'nameCht,testItemId,code,subject,usageScope,unitType,nameEng\n鈉,NA,,BIO,0,SINGLE,Sodium\n',
    );
    expect(await stored()).toMatchObject([{ id: 'NA', name: { en: 'Sodium', tw: '鈉', zh: '钠' } }]);
  });

  it('accepts JSON, with arrays for lists', async () => {
    const item = {
      code: '',
      nameEng: 'x',
      nameCht: '鈉',
      subject: 'BIO',
      usageScope: '0',
      unitType: 'SINGLE',
    };
    const entries = [
      {
        ...item,
        testItemId: 'G',
        unitType: 'GROUP',
        children: ['C'],
        synonyms: ['a', 'b'],
        published: false,
      },
      { ...item, testItemId: 'C', synonyms: 'a;b' },
    ];
    await importText(JSON.stringify(entries), { format: 'json' });
    expect(await stored()).toMatchObject([
      { id: 'G', children: ['C'], synonyms: ['a', 'b'], published: false },
      { id: 'C', synonyms: ['a', 'b'], published: true },
    ]);
  });
});
