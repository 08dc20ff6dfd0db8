import { MESSAGE_GROUPS, type VisitorMessages } from '@phial/contract/schedule/schedule-message';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { doJob } from '../../../jobs/jobs.ts';
import { AWAIT_ANSWER_SECONDS, sendMessages } from '../../../messages/send-messages.ts';
import { reportMail } from '../../../testing/report-mail.ts';
import { signedIn } from '../../../testing/staff.ts';

const CRITICAL = [{ value: 7, interpretation: 'HH' }];
const at = (hour: number) => `2026-03-01T${hour}:00:00+08:00`;

const { test, mail, mailer, given, turn, messages, reset, close } = await reportMail();
afterEach(reset);
afterAll(close);

describe('a message', () => {
  it('is one for each version, however often it is sent and by how many processes', async () => {
    const { send } = await given();
    const version = { issued: at(16) };
    await Promise.all([send(version), send(version), send(version)]);
    await send(version);
    await Promise.all([turn(), turn(), turn()]);
    await turn();
    expect(mail.emails).toHaveLength(1);
    await send({ issued: at(17), status: 'corrected' });
    await turn();
    expect(mail.emails).toHaveLength(2);
    expect(new Set(mail.emails.map(({ id }) => id)).size).toBe(2);
  });

  it('is not sent about a version the doctor has read meanwhile', async () => {
    const { doctor, send } = await given();
    const id = await send({});
    await doctor.call('PUT', `/doctor/reports/${id}/read`, { version: 1 });
    await turn();
    expect(mail.emails).toEqual([]);
    expect(await messages()).toMatchObject([{ state: 'OVERTAKEN' }]);
  });

  it('about critical results is sent once they are read, and not once they are acknowledged', async () => {
    const { doctor, send } = await given();
    const read = await send({ number: 'A', results: CRITICAL });
    await doctor.call('PUT', `/doctor/reports/${read}/read`, { version: 1 });
    const acknowledged = await send({ number: 'B', results: CRITICAL });
    await doctor.call('PUT', `/doctor/reports/${acknowledged}/acknowledgement`, { version: 1 });
    await turn();
    expect(mail.emails).toHaveLength(1);
    expect(mail.emails[0]?.text).toContain(read);
  });

  it('is not sent about a version that a newer one has replaced', async () => {
    const { send } = await given();
    for (const results of [[{}], CRITICAL, [{}]])
      await send({ status: 'corrected', issued: at(16 + (await messages()).length), results });
    await turn();
    expect(mail.emails).toHaveLength(1);
    expect(await messages()).toMatchObject([
      { kind: 'report', report_version: 1, state: 'OVERTAKEN' },
      { kind: 'critical-report', report_version: 2, state: 'OVERTAKEN' },
      { kind: 'report', report_version: 3, state: 'SENT' },
    ]);
  });

  it('that has not left is sent later, and overtaken if it is read before', async () => {
    const { doctor, send } = await given();
    await send({ number: 'A' });
    const read = await send({ number: 'B' });
    mail.manners = 'later';
    await turn();
    await doctor.call('PUT', `/doctor/reports/${read}/read`, { version: 1 });
    mail.manners = 'accept';
    await turn();
    expect(mail.emails).toEqual([]);
    test.clock.advance(60);
    await turn();
    expect(mail.emails).toHaveLength(1);
    expect((await messages()).map(({ state }) => state).sort()).toEqual(['OVERTAKEN', 'SENT']);
  });

  it('that may have arrived is not sent again', async () => {
    const { send } = await given();
    await send({});
    mail.manners = 'hang-up';
    await turn();
    mail.manners = 'accept';
    test.clock.advance(3600);
    await turn();
    expect(mail.emails).toHaveLength(1);
    expect(await messages()).toMatchObject([{ state: 'FAILED', failure: 'unconfirmed' }]);
  });

  it('whose process ended before the answer is not sent again', async () => {
    const { send } = await given();
    await send({});
    await test.db.kysely.updateTable('outbox').set({ state: 'SENDING', attempts: 1 }).execute();
    test.clock.advance(AWAIT_ANSWER_SECONDS);
    await doJob({ ...test, mailer }, sendMessages);
    await turn();
    expect(mail.emails).toEqual([]);
    expect(await messages()).toMatchObject([{ state: 'FAILED', failure: 'unconfirmed' }]);
  });

  it('stands in no list of messages to visitors, and counts in none of its groups', async () => {
    const { send } = await given();
    await send({ number: 'A' });
    await send({ number: 'B', results: CRITICAL });
    mail.manners = 'refuse';
    await turn();
    const counter = await signedIn(test, { role: 'counter' });
    for (const group of MESSAGE_GROUPS) {
      const { data } = await counter.call<VisitorMessages>('GET', `/staff/schedule/messages?group=${group}`);
      expect(data.messages).toEqual([]);
      expect(Object.values(data.counts)).toEqual(MESSAGE_GROUPS.map(() => 0));
    }
    const [row] = await test.db.kysely.selectFrom('outbox').select('id').execute();
    for (const act of ['told', 'again'])
      expect((await counter.call('POST', `/staff/schedule/messages/${row?.id}/${act}`, {})).status).not.toBe(
        200,
      );
    expect(await messages()).toMatchObject([{ state: 'FAILED' }, { state: 'FAILED' }]);
  });
});
