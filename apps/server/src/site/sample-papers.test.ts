import { randomUUID } from 'node:crypto';
import { sampleNamesIn as found } from '@phial/content/testing/sample-names';
import { HTML_LANG, LANGUAGES, toWireLanguage } from '@phial/domain/language';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sendPasswordResets } from '../accounts/password-reset/send-resets.ts';
import { readConfig } from '../config.ts';
import { doJob } from '../jobs/jobs.ts';
import { createMailer } from '../mail/mailer.ts';
import { type MailServer, startMailServer } from '../mail/testing/mail-server.ts';
import { queueMessages } from '../messages/queue-message.ts';
import { sendMessages } from '../messages/send-messages.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { givenSlot } from '../testing/builders.ts';
import { givenLaboratory } from '../testing/laboratory.ts';
import { bundleOf, givenOrder, laboratory } from '../testing/report-builders.ts';
import { browser, givenAccount, PASSWORD, signedIn } from '../testing/staff.ts';
import { visitor } from '../testing/visitor.ts';
import { WITHOUT_SAMPLE } from '../testing/without-sample.ts';

/** A laboratory with no fact of the sample's. */
const OWN = {
  sample: false,
  name: { tw: '山頂化驗所', zh: '山顶化验所', en: 'Peak Diagnostics' },
  shortName: { tw: '山頂', zh: '山顶', en: 'Peak' },
  group: { tw: '山頂集團', zh: '山顶集团', en: 'Peak Group' },
  address: { tw: '山頂道一號', zh: '山顶道一号', en: '1 Peak Road' },
  phone: '0000 1234',
  fax: '0000 1235',
  hotline: '0000 1236',
  accreditation: 'PEAK 1',
  accreditationScopeUrl: 'https://accreditation.example/scope/peak',
  salesEmail: 'sales@peak.example',
  supportEmail: 'help@peak.example',
  privacyEmail: 'privacy@peak.example',
};

describe.each(WITHOUT_SAMPLE)('papers and e-mails of a database %s', (_, prepare) => {
  let test: TestApp;
  let mail: MailServer;
  beforeAll(async () => {
    mail = await startMailServer();
    test = await buildTestApp({ config: { publicUrl: 'https://peak.example', smtpUrl: mail.url } });
    await prepare(test);
    await givenLaboratory(test, OWN);
    await test.db.kysely.updateTable('booking_opening').set({ state: 'open' }).execute();
  });
  afterEach(() => {
    mail.emails.length = 0;
  });
  afterAll(async () => {
    await mail.close();
    await test.close();
  });

  const withMail = () => ({ ...test, mailer: createMailer(readConfig({ SMTP_URL: mail.url })) });

  /** What can be read on a paper, and what its file says of itself. */
  async function paper(path: string, doctor: Awaited<ReturnType<typeof signedIn>>) {
    const cookie = [...doctor.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await test.app.inject({
      url: `/api${path}`,
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
    });
    expect([path, response.statusCode]).toEqual([path, 200]);
    const pdf = await getDocumentProxy(new Uint8Array(response.rawPayload));
    const { text } = await extractText(pdf, { mergePages: true });
    const { info, metadata } = await getMeta(pdf);
    return `${text} ${JSON.stringify([info, metadata])} ${JSON.stringify(response.headers)}`;
  }

  it.each(LANGUAGES)(
    'name the laboratory, not the sample, on request notes and reports: %s',
    async (language) => {
      const doctor = await signedIn(test, { role: 'doctor' });
      const order = await givenOrder(test, {
        doctorId: doctor.id,
        lines: [{ code: 'K', name: 'Potassium' }],
      });
      await test.db.kysely
        .updateTable('patient')
        .set({ language })
        .where('id', '=', order.patientId)
        .execute();
      const lab = await laboratory(test);
      const { data } = await lab.send(bundleOf(order, { number: `P ${language}`, results: [{}] }));
      const report = `/doctor/reports/${data.reports[0]?.reportId}/pdf?language=${toWireLanguage(language)}`;
      for (const path of [`/doctor/orders/${order.id}/request-note`, report]) {
        const text = await paper(path, doctor);
        expect([path, found(text)]).toEqual([path, []]);
        expect(text).toContain(OWN.name[language]);
      }
    },
  );

  it.each(LANGUAGES)('name it in no e-mail to a visitor: %s', async (language) => {
    const kinds = ['moved', 'changed', 'cancelled'] as const;
    for (const kind of kinds) {
      const slot = await givenSlot(test.db);
      const person = visitor(test);
      const { data } = await person.book(slot, {
        language: toWireLanguage(language),
        email: 'au@visitor.example',
      });
      await doJob(withMail(), sendMessages);
      if (kind === 'cancelled') {
        await person.cancel(data.apptRecordId);
        await doJob(withMail(), sendMessages);
      }
      const former = { servicePointId: slot.servPtId, startsAt: new Date('2026-03-02T15:30:00+08:00') };
      const message = { appointmentId: data.apptRecordId, eventId: randomUUID(), kind, former };
      await test.db.transaction((tx) => queueMessages(tx, test.clock.now(), [message]));
    }
    await doJob(withMail(), sendMessages);
    // Each was confirmed, and the cancellation, too.
    expect(mail.emails).toHaveLength(2 * kinds.length + 1);
    expectOwn(language);
  });

  it.each(LANGUAGES)('name it in no e-mail to the owner of an account: %s', async (language) => {
    const administrator = await signedIn(test, { role: 'administrator' });
    const address = () => `chan.${randomUUID()}@clinic.example`;
    const forgetful = await givenAccount(test, { login: address(), language });
    await browser(test).call(
      'POST',
      '/staff/password-reset',
      { login: forgetful.login },
      { 'accept-language': HTML_LANG[language] },
    );
    const invited = { login: address(), displayName: 'Marker Person', role: 'manager', language };
    await administrator.call('POST', '/staff/accounts/invitations', { ...invited, ownPassword: PASSWORD });
    const pending = await givenAccount(test, {
      login: address(),
      role: 'doctor',
      state: 'PENDING',
      language,
    });
    await administrator.call('PATCH', `/staff/accounts/${pending.id}`, { version: 1, state: 'ACTIVE' });
    await doJob(withMail(), sendPasswordResets);
    expect(mail.emails).toHaveLength(3);
    expectOwn(language);
  });

  function expectOwn(language: keyof typeof OWN.name): void {
    for (const { subject, text, html, calendar, from } of mail.emails) {
      expect(found([subject, text, html, calendar.content, from].join('\n'))).toEqual([]);
      expect(text).toContain(OWN.name[language]);
      expect(from).toContain(OWN.supportEmail);
    }
  }
});
