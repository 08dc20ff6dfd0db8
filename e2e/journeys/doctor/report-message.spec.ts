import { randomUUID } from 'node:crypto';
import { createClient } from '@phial/client/create-client';
import { createApiKey } from '@phial/contract/calls/api-keys';
import type { Language } from '@phial/domain/language';
import type { APIRequestContext } from '@playwright/test';
import { Doctor } from '../../arrange/doctor.ts';
import { reportOf } from '../../arrange/laboratory-report.ts';
import { MAILED_SITE, mailing } from '../../arrange/mailing.ts';
import { person } from '../../arrange/person.ts';
import { send } from '../../arrange/send.ts';
import { STAFF_PASSWORD, StaffAccounts } from '../../arrange/staff-accounts.ts';
import { expect } from '../../fixtures.ts';
import { languagesOfRun } from '../../languages.ts';
import { DoctorReports } from '../../pages/doctor-reports.ts';
import { expectAccessible } from '../../watch/accessibility.ts';

const SUBJECT = { en: 'A report is ready', tw: '有報告可供查閱', zh: '有报告可供查阅' };

/** A doctor with an order, and the laboratory's system, which sends a report for it. */
async function arrange(request: APIRequestContext, origin: string, language: Language) {
  const accounts = new StaffAccounts(request);
  await accounts.signIn('administrator');
  const { account, password } = await accounts.create('doctor', 'Dr Trial', language);
  const { key: apiKey } = await send(request, createApiKey, {
    body: { name: randomUUID(), scopes: ['reports:write'], ownPassword: STAFF_PASSWORD },
    headers: { origin },
  });
  await accounts.signIn(account.login, password);
  await accounts.changePassword(password, STAFF_PASSWORD);
  const patient = person();
  const order = await new Doctor(request, origin).placed(patient);
  const laboratory = createClient({ baseUrl: `${origin}/api`, apiKey });
  const sendReport = async () => {
    const body = reportOf(order.number, patient.docNo, new Date().toISOString());
    return (await laboratory.importReports({ body })).reports[0]?.reportId ?? '';
  };
  return { account, patient, order, sendReport };
}

for (const language of languagesOfRun('zh')) {
  mailing.describe(`word of a report (${language})`, () => {
    mailing.use({ language });

    mailing(
      'reaches the doctor by an e-mail whose link leads to it, and can be limited to critical results',
      async ({ page, playwright, origin, mailbox, signIn, keyboard, staffWords }) => {
        mailing.slow();
        const request = await playwright.request.newContext({ baseURL: origin });
        const { account, patient, order, sendReport } = await arrange(request, origin, language);
        const reportId = await sendReport();
        const arrived = () => mailbox.to(account.login);
        await expect.poll(() => arrived().length, { timeout: 30_000 }).toBe(1);
        const [{ subject, text = '', html } = {}] = arrived();
        expect(subject).toContain(SUBJECT[language]);
        expect(text).toContain(order.number);
        // The id in its link is random and may have the digits of a result in it.
        const said = `${subject}${text}${html}`.replaceAll(reportId, '');
        for (const secret of [patient.name, patient.docNo, 'Systolic', 'Check-up', '150'])
          expect(said).not.toContain(secret);

        const [link = ''] = /http:\/\/lab\.example\/admin\/\S+/.exec(text) ?? [];
        await signIn.open(link.replace(MAILED_SITE, ''));
        await signIn.submit(account.login, STAFF_PASSWORD);
        const reports = new DoctorReports(page, staffWords);
        await expect(page.getByText(order.number).first()).toBeVisible();
        await expect(page).toHaveURL(new RegExp(`/admin/doctor/reports/${reportId}$`));
        await expect(reports.result('Systolic')).toContainText('150');

        const { reportEmails: words } = staffWords;
        await page.goto('/admin/my-account');
        await expect(page.getByText(words.lead(account.login))).toBeVisible();
        await expect(page.getByText(words.always)).toBeVisible();
        await keyboard.tabTo(page.getByRole('radio', { name: words.all }));
        await page.keyboard.press('ArrowDown');
        await expect(page.getByRole('radio', { name: words.critical })).toBeChecked();
        await expectAccessible(page, 'the choice of e-mails about reports');
        await keyboard.press(page.getByRole('button', { name: words.save, exact: true }));
        await expect(page.getByText(words.saved)).toBeVisible();
        await page.reload();
        await expect(page.getByRole('radio', { name: words.critical })).toBeChecked();
        await request.dispose();
      },
    );

    mailing(
      'that could not be sent shows the laboratory whom to telephone',
      async ({ page, takeSession, staffWords: { criticalResults: words } }) => {
        await takeSession({ login: 'manager', password: STAFF_PASSWORD });
        await page.goto('/admin/critical-results');
        // The sample's doctor has a user name in place of an e-mail address.
        const row = page.getByRole('row').filter({ hasText: 'Dr Sample' }).first();
        await expect(row).toContainText(words.emailStates['no-address']);
        await expect(row).toContainText(words.emailReasons['no-address']);
        await expectAccessible(page, 'the critical results to telephone about');
      },
    );
  });
}
