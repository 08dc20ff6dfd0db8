import { IMPORT_TEMPLATES, templateRows } from '@phial/content/sample/import-templates';
import { IMPORT_KINDS, type ImportPreview, type ImportProblems } from '@phial/contract/imports/import';
import { csvText } from '@phial/domain/text/csv';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { catalogueItem, givenCatalogue, givenSubjects } from '../testing/catalogue-builders.ts';
import { csvFile, readItemNames } from '../testing/catalogue-file.ts';
import { signedIn } from '../testing/staff.ts';
import { IMPORTS } from './kinds.ts';

let test: TestApp;
let manager: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  test = await buildTestApp();
  manager = await signedIn(test, { role: 'manager' });
  await givenSubjects(test.db);
});
afterAll(() => test.close());
beforeEach(() => givenCatalogue(test.db, [catalogueItem('OLD'), catalogueItem('A')]));

interface Answered {
  status: number;
  error?: string;
  data: ImportPreview & ImportProblems & { preview: ImportPreview };
}

async function post(
  path: string,
  payload: string | Buffer,
  { by = manager, type = 'text/csv' } = {},
): Promise<Answered> {
  const response = await test.app.inject({
    method: 'POST',
    url: `/api/staff/imports/${path}`,
    payload,
    headers: {
      'content-type': type,
      'sec-fetch-site': 'same-origin',
      cookie: `phial_session=${by.jar.get('phial_session')}`,
    },
  });
  return { ...response.json(), status: response.statusCode };
}

const preview = (file: string | Buffer, query = '') => post(`test-items/preview${query}`, file);
const run = (file: string | Buffer, fingerprint: string) =>
  post(`test-items?fingerprint=${fingerprint}`, file);

it.each(IMPORT_KINDS)('the template of %s has the columns of the import', (kind) => {
  expect(Object.keys(IMPORT_TEMPLATES[kind])).toEqual(IMPORTS[kind].columns);
});

it('takes the template of test items, once there are its subjects', async () => {
  const { data } = await preview(csvText(templateRows('test-items')).replaceAll('biochemistry', 'BIO'));
  expect(data).toMatchObject({ added: 3, removed: 2 });
});

describe('an import in the browser', () => {
  it('shows what the file would change, and changes nothing before that is agreed to', async () => {
    const file = csvFile({ testItemId: 'A', nameEng: 'Sodium' }, { testItemId: 'NEW', code: 'N' });
    const { status, data } = await preview(file);
    expect(status).toBe(200);
    expect(data).toMatchObject({ encoding: 'utf-8', added: 1, changed: 1, unchanged: 0, removed: 1 });
    expect(data.changes.map(({ line, effect, title }) => [line, effect, title.en])).toEqual([
      [2, 'changed', 'Sodium'],
      [3, 'added', 'Name 1'],
      [undefined, 'removed', 'Test OLD'],
    ]);
    expect(await readItemNames(test)).toEqual(['Test OLD', 'Test A']);
    expect(await run(file, data.fingerprint)).toMatchObject({ status: 200, data: { added: 1, removed: 1 } });
    expect(await readItemNames(test)).toEqual(['Sodium', 'Name 1']);
    expect((await preview(file)).data).toMatchObject({ added: 0, changed: 0, unchanged: 2, changes: [] });
  });

  it('is refused with the present preview once it would change something else', async () => {
    const file = csvFile({ testItemId: 'A', nameEng: 'Sodium' });
    const { fingerprint } = (await preview(file)).data;
    await givenCatalogue(test.db, [catalogueItem('OTHER')]);
    const answer = await run(file, fingerprint);
    expect(answer).toMatchObject({ status: 409, error: 'import-outdated' });
    expect(answer.data.preview).toMatchObject({ added: 1, changed: 0, removed: 1 });
    expect(await readItemNames(test)).toEqual(['Test OTHER']);
    expect((await run(file, answer.data.preview.fingerprint)).status).toBe(200);
  });

  it('takes no other file than the one that was looked at', async () => {
    const { fingerprint } = (await preview(csvFile({ testItemId: 'A', nameEng: 'Sodium' }))).data;
    const other = csvFile({ testItemId: 'A', nameEng: 'Sodium', code: 'X' });
    expect(await run(other, fingerprint)).toMatchObject({ status: 409, error: 'import-outdated' });
  });

  it('reports everything that is wrong in the file', async () => {
    const answer = await preview(csvFile({ subject: 'NONE' }, { usageScope: '7' }));
    expect(answer).toMatchObject({ status: 422, error: 'import-invalid' });
    expect(answer.data).toEqual({
      encoding: 'utf-8',
      count: 2,
      problems: [
        { line: 2, column: 'subject', code: 'not-one-of', value: 'NONE', expected: ['BIO', 'HAE'] },
        { line: 3, column: 'usageScope', code: 'not-one-of', value: '7', expected: ['0', '1'] },
      ],
    });
  });

  it('reads a large file as it does a small one', async () => {
    const rows = Array.from({ length: 3_000 }, (_, n) => ({
      nameEng: `${'Name of a long list '.repeat(3)}${n}`,
    }));
    const { status, data } = await preview(csvFile(...rows));
    expect(status).toBe(200);
    expect(data).toMatchObject({ added: rows.length, removed: 2 });
    expect((await preview(`${csvFile(...rows)}"open`)).data.problems).toEqual([
      { line: rows.length + 2, code: 'quote-not-closed' },
    ]);
  });

  it('reads the encoding that a person names', async () => {
    const head = 'testItemId,code,nameEng,nameCht,subject,usageScope,unitType\nNA,,Sodium,';
    const file = Buffer.concat([
      Buffer.from(head),
      Buffer.from('a9f4a8a4', 'hex'),
      Buffer.from(',BIO,0,SINGLE\n'),
    ]);
    const { data } = await preview(file, '?encoding=big5');
    expect(data.encoding).toBe('big5');
    expect(data.changes[0]?.title).toMatchObject({ tw: '旺角', zh: '旺角' });
    expect((await preview(file, '?encoding=utf-8')).data.problems).toEqual([{ line: 1, code: 'encoding' }]);
    expect(await preview(file, '?encoding=latin1')).toMatchObject({ status: 400 });
  });

  it('is refused to counter staff, in another media type and of another kind', async () => {
    const counter = await signedIn(test, { role: 'counter' });
    const file = csvFile({});
    expect(await post('test-items/preview', file, { by: counter })).toMatchObject({ error: 'not-allowed' });
    expect(await post('test-items/preview', '{}', { type: 'application/json' })).toMatchObject({
      error: 'import-invalid',
    });
    expect(await post('test-items/preview', file, { type: 'text/html' })).toMatchObject({ status: 415 });
    expect((await post('none/preview', file)).status).toBe(400);
  });
});
