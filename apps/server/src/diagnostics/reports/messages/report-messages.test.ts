import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { beginFixedEntries } from '../../../content/fixed-entries.ts';
import { bundleOf, type SentReport, sentPdf } from '../../../testing/report-builders.ts';
import { reportMail } from '../../../testing/report-mail.ts';
import { signedIn } from '../../../testing/staff.ts';

const CRITICAL = [{ value: 7, interpretation: 'HH' }];

const { test, mail, mailer, lab, given, turn, messages, reset, close } = await reportMail();
afterEach(reset);
afterAll(close);

describe('a report', () => {
  it.each([
    ['tw', '有報告可供查閱 – 海港醫學診斷所', '2026年3月2日星期一 09:00', '查閱報告'],
    ['zh', '有报告可供查阅 – 海港医学诊断所', '2026年3月2日星期一 09:00', '查阅报告'],
    [
      'en',
      'A report is ready – Harbour Diagnostics Laboratory',
      'Monday 2 March 2026 09:00',
      'Open the report',
    ],
  ] as const)('is announced to its doctor in the language of the account: %s', async (...expected) => {
    const [language, subject, when, link] = expected;
    const { doctor, order, send } = await given({ language });
    const id = await send({});
    await turn();
    expect(mail.emails).toHaveLength(1);
    expect(mail.emails[0]).toMatchObject({ to: doctor.login, subject });
    for (const body of [mail.emails[0]?.text, mail.emails[0]?.html]) {
      for (const part of ['Marker Person', order.number, when, link]) expect(body).toContain(part);
      expect(body).toContain(`https://lab.example/admin/doctor/reports/${id}`);
    }
    expect(await messages()).toEqual([{ kind: 'report', report_version: 1, state: 'SENT', failure: null }]);
  });

  it.each(['tw', 'zh', 'en'] as const)(
    'is announced without patient, test, result, conclusion or document: %s',
    async (language) => {
      const { order, send } = await given({ language });
      const marked: SentReport = {
        code: 'MARKERCODE',
        title: 'Marker Title',
        conclusion: 'Marker Conclusion',
        presentedForm: [sentPdf('Marker Document', 'Marker Caption')],
      };
      const result = { code: 'MARKERTEST', name: 'Marker Test', value: 7.77, unit: 'markerunit' };
      await send({ ...marked, number: 'A', results: [{ ...result, interpretation: 'HH' }] });
      await send({ ...marked, number: 'B', results: [result, { name: 'Marker Two', text: 'Marker Text' }] });
      await turn();
      expect((await messages()).map(({ kind, state }) => [kind, state])).toEqual(
        expect.arrayContaining([
          ['critical-report', 'SENT'],
          ['report', 'SENT'],
        ]),
      );
      const { name, documentNumber, birthday } = order.person;
      const hidden = ['Marker T', 'Marker C', 'Marker D', 'MARKER', '7.77', 'markerunit'];
      expect(mail.emails).toHaveLength(2);
      for (const { subject, text, html } of mail.emails)
        for (const secret of [...hidden, name, documentNumber, birthday])
          expect(`${subject}${text}${html}`).not.toContain(secret);
      expect(test.logLines.join('')).not.toContain('Marker');
    },
  );

  it('with critical results goes out first, at night as well, and asks to acknowledge it', async () => {
    const { doctor, order, send } = await given();
    test.clock.set(new Date('2026-03-02T23:30:00+08:00'));
    await send({ number: 'A' });
    test.clock.advance(1);
    const id = await send({ number: 'B', results: CRITICAL });
    await turn();
    expect(mail.emails.map(({ subject }) => subject)).toEqual([
      'Report with critical results: please read it now – Harbour Diagnostics Laboratory',
      'A report is ready – Harbour Diagnostics Laboratory',
    ]);
    const [email] = mail.emails;
    expect(email?.to).toBe(doctor.login);
    expect(email?.text).toContain(`https://lab.example/admin/doctor/reports/${id}`);
    for (const part of [order.number, 'marked results in it as critical', 'acknowledge', 'please call us on'])
      expect(email?.text).toContain(part);
  });

  it('has no link where the site has no address', async () => {
    const { send } = await given();
    await send({});
    const { publicUrl: _, ...config } = test.config;
    await turn({ ...test, config, mailer });
    expect(mail.emails[0]?.text).toContain('Please sign in to read the report.');
    expect(mail.emails[0]?.text).not.toContain('https://');
  });

  it('that is refused is announced to nobody, nor the others of its bundle', async () => {
    const { order } = await given();
    const answer = await lab.send(
      bundleOf(order, { number: 'A' }, { number: 'B', issued: '2027-01-01T00:00:00Z' }),
    );
    expect(answer.status).toBe(422);
    expect(await messages()).toEqual([]);
  });

  it('is announced in words the laboratory has published, which name the facts of a report alone', async () => {
    const manager = await signedIn(test, { role: 'manager' });
    await beginFixedEntries(test);
    const own = (text: string) => ({ tw: text, zh: text, en: text });
    const body = { subject: own('Order {order}'), text: own('Come and see, {name}.\n\n{link}') };
    const publish = (id: string, subject: string) =>
      manager.call('POST', `/staff/content/entries/message-template/${id}/publish`, {
        version: 1,
        body: { ...body, subject: own(subject) },
      });
    for (const wrong of ['{code}', '{point}', '{patient}'])
      expect(await publish('report', wrong)).toMatchObject({ error: 'content-invalid' });
    expect(await publish('reminder', 'Order {order}')).toMatchObject({ error: 'content-invalid' });
    expect((await publish('report', 'Order {order}')).status).toBe(200);
    test.clock.advance(2);
    const { order, send } = await given();
    await send({});
    await turn();
    expect(mail.emails[0]?.subject).toBe(`Order ${order.number}`);
    expect(mail.emails[0]?.text).toContain('Come and see, Marker Person.');
    await test.db.kysely.deleteFrom('content_entry').where('kind', '=', 'message-template').execute();
  });
});
