import { randomUUID } from 'node:crypto';
import { readConfig } from '../config.ts';
import { sendReportMessages } from '../diagnostics/reports/messages/send-report-messages.ts';
import { doJob } from '../jobs/jobs.ts';
import { createMailer, type Mailer } from '../mail/mailer.ts';
import { startMailServer } from '../mail/testing/mail-server.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';
import { givenLaboratory } from './laboratory.ts';
import { bundleOf, givenOrder, laboratory, type SentReport } from './report-builders.ts';
import { type GivenAccount, signedIn } from './staff.ts';

const START = new Date('2026-03-02T09:00:00+08:00');

/** A laboratory with a mail server, which sends doctors word of their reports. */
export async function reportMail() {
  const mail = await startMailServer();
  const test = await buildTestApp({
    config: { publicUrl: 'https://lab.example', smtpUrl: mail.url, mailFrom: 'desk@lab.example' },
  });
  await givenLaboratory(test);
  const lab = await laboratory(test);
  const mailer = createMailer(readConfig({ SMTP_URL: mail.url }));

  /** One turn of the job that sends. */
  const turn = (deps: TestApp & { mailer?: Mailer | undefined } = { ...test, mailer }) =>
    doJob({ mailer: undefined, ...deps }, sendReportMessages);

  /** What became of each message, the oldest first. */
  const messages = () =>
    test.db.kysely
      .selectFrom('outbox')
      .select(['kind', 'report_version', 'state', 'failure'])
      .orderBy('created_at')
      .orderBy('report_version')
      .execute();

  /** A doctor with an e-mail address and an order, for which the laboratory sends versions of reports. */
  async function given(account: GivenAccount = {}) {
    const login = `ho.${randomUUID()}@clinic.example`;
    const doctor = await signedIn(test, { role: 'doctor', login, language: 'en', ...account });
    const order = await givenOrder(test, { doctorId: doctor.id });
    /** @returns the id of the report */
    const send = async ({ number = 'R', ...report }: SentReport = {}): Promise<string> => {
      const answer = await lab.send(bundleOf(order, { ...report, number: `${number}-${order.number}` }));
      if (answer.status !== 200) throw new Error(answer.text);
      return answer.data.reports[0]?.reportId ?? '';
    };
    return { doctor, order, send };
  }

  return {
    test,
    mail,
    mailer,
    lab,
    turn,
    messages,
    given,
    /** As at the beginning of a test. */
    async reset(): Promise<void> {
      test.clock.set(START);
      mail.emails.length = 0;
      mail.manners = 'accept';
      await test.db.kysely.deleteFrom('outbox').execute();
    },
    async close(): Promise<void> {
      await mail.close();
      await test.close();
    },
  };
}
