import { randomUUID } from 'node:crypto';
import type { OverdueResult, OverdueResults } from '@phial/contract/reports/critical-result';
import { afterAll, afterEach, expect, it } from 'vitest';
import { doJob } from '../../../jobs/jobs.ts';
import { AWAIT_ANSWER_SECONDS, sendMessages } from '../../../messages/send-messages.ts';
import { reportMail } from '../../../testing/report-mail.ts';
import { signedIn } from '../../../testing/staff.ts';

const CRITICAL = { results: [{ value: 7, interpretation: 'HH' }] };
const HOUR = 60 * 60;

const { test, mail, mailer, given, turn, reset, close } = await reportMail();
afterEach(async () => {
  await reset();
  await test.db.kysely.deleteFrom('critical_result').execute();
});
afterAll(close);

async function listed(): Promise<(Pick<OverdueResult, 'minutesWaiting'> & OverdueResult['email'])[]> {
  const manager = await signedIn(test, { role: 'manager' });
  const { data } = await manager.call<OverdueResults>('GET', '/staff/critical-results');
  return data.results.map(({ minutesWaiting, email }) => ({ minutesWaiting, ...email }));
}

it('a doctor who was sent word is listed once the minutes are over, with when that was', async () => {
  const { send } = await given();
  await send(CRITICAL);
  test.clock.advance(5);
  await turn();
  const sentAt = test.clock.now().toISOString();
  expect(await listed()).toEqual([]);
  test.clock.advance(HOUR);
  expect(await listed()).toEqual([{ minutesWaiting: 60, outcome: 'sent', sentAt }]);
});

it('a doctor without an e-mail address, or with a disabled account, is listed at once', async () => {
  const withoutAddress = await given({ login: `user.${randomUUID()}` });
  await withoutAddress.send(CRITICAL);
  await turn();
  expect(await listed()).toEqual([{ minutesWaiting: 0, outcome: 'no-address', sentAt: null }]);
  const { doctor, send } = await given();
  await send(CRITICAL);
  await test.db.kysely
    .updateTable('account')
    .set({ state: 'DISABLED' })
    .where('id', '=', doctor.id)
    .execute();
  await turn();
  expect((await listed()).map(({ outcome }) => outcome).sort()).toEqual(['account-disabled', 'no-address']);
});

it('an e-mail that the mail server refused is listed at once', async () => {
  const { send } = await given();
  await send(CRITICAL);
  mail.manners = 'refuse';
  await turn();
  expect(await listed()).toEqual([{ minutesWaiting: 0, outcome: 'failed', sentAt: null }]);
});

it('an e-mail of which nobody knows whether it arrived is listed at once', async () => {
  const { send } = await given();
  await send(CRITICAL);
  await test.db.kysely.updateTable('outbox').set({ state: 'SENDING', attempts: 1 }).execute();
  test.clock.advance(AWAIT_ANSWER_SECONDS);
  await doJob({ ...test, mailer }, sendMessages);
  expect(await listed()).toMatchObject([{ outcome: 'unconfirmed', sentAt: null }]);
});

it('an e-mail that waits, or is tried again, is listed with the others and says so', async () => {
  const { send } = await given();
  await send(CRITICAL);
  test.clock.advance(HOUR);
  expect(await listed()).toMatchObject([{ outcome: 'queued', sentAt: null }]);
  mail.manners = 'later';
  await turn();
  expect(await listed()).toMatchObject([{ outcome: 'put-off', sentAt: null }]);
});

it('a laboratory without a mail server lists after the minutes it has set', async () => {
  const { send } = await given();
  await send(CRITICAL);
  await turn({ ...test, mailer: undefined });
  expect(await listed()).toEqual([]);
  test.clock.advance(HOUR);
  expect(await listed()).toMatchObject([{ outcome: 'no-mail-server', sentAt: null }]);
});
