import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AppDependencies } from '../app-dependencies.ts';
import { readConfig } from '../config.ts';
import type { Row } from '../db/row.ts';
import { doJob, type Job } from '../jobs/jobs.ts';
import { createMailer } from '../mail/mailer.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { givenSlot } from '../testing/builders.ts';
import { type CrashableDatabase, startCrashableDatabase } from '../testing/crashable-database.ts';
import { givenLaboratory } from '../testing/laboratory.ts';
import { type Provider, startProvider } from '../testing/providers/provider.ts';
import type { ProviderAnswer } from '../testing/providers/provider-process.ts';
import { visitor } from '../testing/visitor.ts';
import { createTextSender } from '../text-messages/text-sender.ts';
import { planReminders } from './plan-reminders.ts';
import { AWAIT_ANSWER_SECONDS, sendMessages } from './send-messages.ts';
import { sendTexts } from './send-texts.ts';

/** What happens to one message after another, over and over; the database crashes just before the provider accepts. */
const EVENTS = [
  'accept',
  'crash',
  'accept',
  'decline',
  'database-crash',
  'crash-while-answering',
  'accept',
] as const;

const BOOKINGS = 28;

/** Longer than the pause before another attempt, shorter than the time to the next reminder. */
const SOON_MS = 2 * 3600_000;

let database: CrashableDatabase;
let test: TestApp;
let providers: Provider[];
let deps: AppDependencies;
/** What a provider received and did not decline. */
const arrived: string[] = [];
const happened: (typeof EVENTS)[number][] = [];
beforeAll(async () => {
  database = await startCrashableDatabase();
  const { db } = database;
  await db.kysely.updateTable('booking_opening').set({ state: 'open' }).execute();
  test = await buildTestApp({
    db,
    config: { publicUrl: 'https://lab.example', mailFrom: 'desk@lab.example' },
  });
  await givenLaboratory(test);
  const [mail, text] = await Promise.all([startProvider('mail', receive), startProvider('text', receive)]);
  providers = [mail, text];
  const config = readConfig({
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    SMS_URL: `http://AC1:secret@127.0.0.1:${text.port}/Messages.json`,
    SMS_FROM: '+85200000000',
  });
  deps = { ...test, mailer: createMailer(config), textSender: createTextSender(config) };
});
afterAll(async () => {
  await Promise.all(providers.map((provider) => provider.stop()));
  await test.close();
  await database.close();
});

async function receive(message: string): Promise<ProviderAnswer> {
  const event = EVENTS[happened.length % EVENTS.length] ?? 'accept';
  happened.push(event);
  if (event !== 'decline') arrived.push(message);
  if (event !== 'database-crash') return event;
  await database.crash();
  return 'accept';
}

/** One turn of a job. A crash may end it with an error; as in the service, the next turn follows. */
async function turn(job: Job): Promise<void> {
  await doJob(deps, job).catch(() => undefined);
}

const unsent = () =>
  test.db.kysely
    .selectFrom('outbox')
    .select('id')
    .where('state', 'in', ['QUEUED', 'SENDING'])
    .where('due_at', '<=', new Date(test.clock.now().getTime() + SOON_MS))
    .execute();

/** Sends until nothing is left. @returns of each message of the kind `SENT`, or why it failed */
async function sendAll(kind: Row<'outbox'>['kind']): Promise<string[]> {
  const left = async () => {
    for (const provider of providers) await provider.restart();
    for (const job of [planReminders, sendMessages, sendTexts]) await turn(job);
    const count = await unsent().then(
      ({ length }) => length,
      () => 'no database',
    );
    // Time stands still while the database restarts, or a slow one would take the clock beyond the appointment.
    if (count !== 'no database') test.clock.advance(AWAIT_ANSWER_SECONDS);
    return count;
  };
  await expect.poll(left, { timeout: 100_000, interval: 10 }).toBe(0);
  const settled = await test.db.kysely
    .selectFrom('outbox')
    .select(['state', 'failure'])
    .where('kind', '=', kind)
    .where('state', 'in', ['SENT', 'FAILED'])
    .execute();
  return settled.map(({ state, failure }) => failure ?? state);
}

it('sends every message exactly once while mail server, text provider and database crash', async () => {
  const people = [];
  for (let number = 0; number < BOOKINGS; number++) {
    const person = visitor(test);
    const slot = await givenSlot(test.db, { servTime: '2026-03-06 10:00:00' });
    const { data } = await person.book(slot, { email: number % 2 === 0 ? `v${number}@visitor.example` : '' });
    people.push({ person, booking: data.apptRecordId });
  }
  const sent = [await sendAll('confirmation')];
  test.clock.set(new Date('2026-03-05T10:00:00+08:00'));
  sent.push(await sendAll('reminder'));
  for (const { person, booking } of people) {
    await person.enquire();
    expect((await person.cancel(booking)).status).toBe(200);
  }
  sent.push(await sendAll('cancellation-confirmation'));

  expect(new Set(arrived).size).toBe(arrived.length);
  expect(arrived).toHaveLength(sent.length * BOOKINGS);
  const count = <Value>(values: Value[], value: Value) => values.filter((one) => one === value).length;
  const outcomes = sent.flat();
  const crashes = count(happened, 'crash') + count(happened, 'crash-while-answering');
  expect(count(outcomes, 'SENT') + count(outcomes, 'unconfirmed')).toBe(arrived.length);
  // A database that has restarted by the time the provider has answered stores the answer.
  expect(count(outcomes, 'SENT')).toBeGreaterThanOrEqual(count(happened, 'accept'));
  expect(count(outcomes, 'unconfirmed')).toBeGreaterThanOrEqual(crashes);
}, 300_000);
