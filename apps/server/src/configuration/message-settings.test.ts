import { DEFAULT_REMINDERS, type Reminder } from '@phial/domain/booking/reminder';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { ConfigurationInvalid, parseConfiguration } from './configuration-file.ts';
import type { Configuration } from './format.ts';
import { exportConfiguration, importConfiguration } from './import.service.ts';

let from: TestApp;
let to: TestApp;
beforeAll(async () => {
  from = await buildTestApp();
  to = await buildTestApp();
});
afterAll(async () => {
  await Promise.all([from.close(), to.close()]);
});

const REMINDERS: Reminder[] = [
  { hours: 48, by: 'any' },
  { hours: 2, by: 'text' },
];

const present = async (test: TestApp) => parseConfiguration(await exportConfiguration(test));
const run = (test: TestApp, configuration: Configuration) =>
  importConfiguration(test, configuration, 'command');

/** The services of a database, each with these reminders. @param reminders null: as the file does not name them */
async function servicesWith(test: TestApp, reminders: Reminder[] | null) {
  const { services = [] } = await present(test);
  return services.map(({ body: { reminders: _, ...body }, ...service }) => ({
    ...service,
    body: { ...body, reminders },
  }));
}

const remindersOf = async (test: TestApp, code: string) =>
  (await present(test)).services?.find((service) => service.code === code)?.body.reminders;

it('carries reminders and quiet hours to another database, which exports the same file', async () => {
  await run(from, {
    services: await servicesWith(from, REMINDERS),
    quietHours: { from: '20:00', until: '09:30' },
  });
  const text = await exportConfiguration(from);
  const { changes } = await run(to, parseConfiguration(text));
  expect(changes).toContainEqual({ effect: 'changed', section: 'quietHours', id: '' });
  expect(await exportConfiguration(to)).toBe(text);
  expect((await run(to, parseConfiguration(text))).changes).toEqual([]);
});

it('carries a service without reminders as one without', async () => {
  await run(from, { services: await servicesWith(from, []) });
  const { services } = await present(from);
  const [first] = services ?? [];
  if (first === undefined) throw new Error('There are no services');
  await run(to, parseConfiguration(await exportConfiguration(from)));
  expect(await remindersOf(to, first.code)).toEqual([]);
});

it('keeps the reminders that are there for a file of before, and gives a new service the default', async () => {
  await run(to, { services: await servicesWith(to, REMINDERS) });
  const unnamed = (await servicesWith(to, null)).map(({ body: { reminders: _, ...body }, ...service }) => ({
    ...service,
    body,
  }));
  const [first, ...others] = unnamed;
  if (first === undefined) throw new Error('There are no services');
  const file = {
    format: 'phial-configuration',
    version: 2,
    services: [first, ...others, { ...first, code: 'new' }],
  };
  const { changes } = await run(to, parseConfiguration(JSON.stringify(file)));
  expect(changes.map(({ effect, id }) => [effect, id])).toEqual([['added', 'new']]);
  expect(await remindersOf(to, first.code)).toEqual(REMINDERS);
  expect(await remindersOf(to, 'new')).toEqual(DEFAULT_REMINDERS);
});

it('refuses two reminders at one time, and quiet hours of the day', async () => {
  const before = await exportConfiguration(to);
  const problemsOf = async (configuration: Configuration) => {
    const error = await run(to, configuration).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ConfigurationInvalid);
    expect(await exportConfiguration(to)).toBe(before);
    return (error as ConfigurationInvalid).problems;
  };
  const twice: Reminder[] = [
    { hours: 24, by: 'any' },
    { hours: 24, by: 'text' },
  ];
  const [first] = await servicesWith(to, twice);
  expect(await problemsOf({ services: first ? [first] : [] })).toEqual([
    { path: 'services.0.body.reminders.1.hours', problem: 'taken' },
  ]);
  expect(await problemsOf({ quietHours: { from: '08:00', until: '20:00' } })).toEqual([
    { path: 'quietHours.until', problem: 'quiet-hours' },
  ]);
});
