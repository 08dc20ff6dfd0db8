import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { reportMail } from '../../../testing/report-mail.ts';
import { browser, type signedIn } from '../../../testing/staff.ts';

const CRITICAL = [{ value: 7, interpretation: 'HH' }];
const at = (hour: number) => `2026-03-01T${hour}:00:00+08:00`;

const { test, mail, given, turn, messages, reset, close } = await reportMail();
afterEach(reset);
afterAll(close);

describe('a doctor', () => {
  const choose = (doctor: Awaited<ReturnType<typeof signedIn>>, reports: string) =>
    doctor.call('PUT', '/doctor/report-emails', { reports });

  it('who wants critical results alone gets those, and word of what takes their place', async () => {
    const { doctor, send } = await given();
    expect((await doctor.call('GET', '/doctor/report-emails')).data).toMatchObject({ reports: 'all' });
    expect(await choose(doctor, 'none')).toMatchObject({ status: 400 });
    expect((await choose(doctor, 'critical')).data).toMatchObject({ reports: 'critical' });
    await send({ number: 'A' });
    await send({ number: 'B', results: CRITICAL });
    await turn();
    await send({ number: 'B', status: 'corrected', issued: at(17) });
    await turn();
    expect(mail.emails.map(({ subject }) => subject.split(/[: –]/)[0])).toEqual(['Report', 'A']);
    expect((await messages()).filter(({ failure }) => failure !== null)).toEqual([
      { kind: 'report', report_version: 1, state: 'SKIPPED', failure: 'opted-out' },
    ]);
  });

  it('who chooses is in the audit log, once for each change', async () => {
    const { doctor } = await given();
    for (const reports of ['critical', 'critical', 'all']) await choose(doctor, reports);
    const events = await test.db.kysely
      .selectFrom('event')
      .select('detail')
      .where('action', '=', 'report-emails-chosen')
      .where('actor', '=', doctor.id)
      .execute();
    expect(events.map(({ detail }) => detail)).toEqual([{ reports: 'critical' }, { reports: 'all' }]);
  });

  it('without an e-mail address gets none, and is told so', async () => {
    const { doctor, send } = await given({ login: `user.${randomUUID()}` });
    await send({ results: CRITICAL });
    await turn();
    expect(mail.emails).toEqual([]);
    expect(await messages()).toMatchObject([{ state: 'SKIPPED', failure: 'no-address' }]);
    expect((await doctor.call('GET', '/doctor/report-emails')).data).toEqual({
      reports: 'all',
      reach: 'no-address',
    });
  });

  it('whose account was disabled meanwhile gets none', async () => {
    const { doctor, send } = await given();
    await send({});
    await test.db.kysely
      .updateTable('account')
      .set({ state: 'DISABLED' })
      .where('id', '=', doctor.id)
      .execute();
    await turn();
    expect(mail.emails).toEqual([]);
    expect(await messages()).toMatchObject([{ state: 'SKIPPED', failure: 'account-disabled' }]);
  });

  it('of a laboratory without a mail server gets none', async () => {
    const { doctor, send } = await given();
    await send({});
    await turn({ ...test, mailer: undefined });
    expect(await messages()).toMatchObject([{ state: 'SKIPPED', failure: 'no-channel' }]);
    const silent = await buildTestApp({ db: test.db, keys: test.keys });
    const there = browser(silent);
    await there.signIn(doctor.login);
    expect((await there.call('GET', '/doctor/report-emails')).data).toMatchObject({
      reach: 'no-mail-server',
    });
    await silent.close();
  });
});
