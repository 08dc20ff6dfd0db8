import type {
  ConfigurationPreview,
  ConfigurationProblems,
} from '@phial/contract/configuration/configuration';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { PASSWORD, signedIn } from '../testing/staff.ts';
import { configurationText, parseConfiguration } from './configuration-file.ts';

let test: TestApp;
let administrator: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  test = await buildTestApp();
  administrator = await signedIn(test, { role: 'administrator' });
});
afterAll(async () => {
  await test.close();
});

const PATH = '/staff/configuration';
const words = (text: string) => ({ tw: text, zh: text, en: text });
const stations = (...ids: string[]) =>
  configurationText({
    content: { station: ids.map((id) => ({ id, body: { code: '', name: words(`Station ${id}`) } })) },
  });
const previewed = (file: string) =>
  administrator.call<ConfigurationPreview>('POST', `${PATH}/preview`, { file });
const imported = (file: string, fingerprint: string, ownPassword?: string) =>
  administrator.call<{ preview: ConfigurationPreview }>('POST', PATH, { file, fingerprint, ownPassword });
async function exported() {
  const { data } = await administrator.call<{ file: string }>('GET', PATH);
  return data.file;
}

it('shows what a file would change, and imports it once the administrator has confirmed', async () => {
  const file = stations('a', 'b');
  const preview = await previewed(file);
  expect(preview).toMatchObject({ status: 200, data: { added: 2, changed: 0, kept: 0, unchanged: 0 } });
  expect(preview.data.sections).toEqual([{ section: 'content.station', added: 2, changed: 0, kept: 0 }]);
  expect(preview.data.differences[0]).toEqual({
    effect: 'added',
    section: 'content.station',
    id: 'a',
    name: words('Station a'),
  });
  const { fingerprint } = preview.data;
  expect(await imported(file, fingerprint)).toMatchObject({ status: 403, error: 'confirmation-needed' });
  expect(await imported(file, fingerprint, 'wrong')).toMatchObject({ error: 'password-wrong' });
  expect(parseConfiguration(await exported()).content?.station).toBeUndefined();
  const done = await imported(file, fingerprint, PASSWORD);
  expect(done).toMatchObject({ status: 200, data: preview.data });
  expect(parseConfiguration(await exported()).content?.station).toHaveLength(2);
  expect(await previewed(await exported())).toMatchObject({ data: { added: 0, changed: 0, kept: 0 } });
});

it('asks again where the file would by now change something else', async () => {
  const file = stations('c', 'd');
  const { data: seen } = await previewed(file);
  const other = stations('c');
  const { data: first } = await previewed(other);
  expect(await imported(other, first.fingerprint, PASSWORD)).toMatchObject({ status: 200 });
  const before = await exported();
  const refused = await imported(file, seen.fingerprint, PASSWORD);
  expect(refused).toMatchObject({ status: 409, error: 'import-outdated' });
  expect(refused.data.preview).toMatchObject({ added: 1 });
  expect(await exported()).toBe(before);
  expect(await imported(file, refused.data.preview.fingerprint, PASSWORD)).toMatchObject({ status: 200 });
});

it.each([
  ['is no configuration', 'a,b\n', { path: '', problem: 'no-configuration' }],
  ['names a key twice', '{"format":"phial-configuration","format":"x"}', { problem: 'no-configuration' }],
  ['is nested without end', '['.repeat(100_000), { problem: 'no-configuration' }],
  [
    'has a faulty text',
    stations('x').replace('"Station x"', '""'),
    { path: 'content.station.0.body.name.tw', problem: 'empty' },
  ],
])('says with the path what is in the way of a file that %s', async (_, file, problem) => {
  const answer = await administrator.call<ConfigurationProblems>('POST', `${PATH}/preview`, { file });
  expect(answer).toMatchObject({ status: 422, error: 'import-invalid' });
  expect(answer.data.problems[0]).toMatchObject(problem);
});
