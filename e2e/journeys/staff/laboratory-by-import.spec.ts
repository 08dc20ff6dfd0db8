import { readFile } from 'node:fs/promises';
import { createClient } from '@phial/client/create-client';
import { LANGUAGES } from '@phial/domain/language';
import { emptyTest as base, expect, signInThere, signOutThere } from '../../arrange/identity-provider.ts';
import {
  COUNTER,
  DOCTOR,
  KESTREL,
  LOWER,
  SERVICE,
  TEST_ITEM,
  UPPER,
} from '../../arrange/laboratory-by-import/laboratory.ts';
import { laboratorySheets } from '../../arrange/laboratory-by-import/sheets.ts';
import { reportOf } from '../../arrange/laboratory-report.ts';
import { person } from '../../arrange/person.ts';
import { STAFF_PASSWORD } from '../../arrange/staff-accounts.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../arrange/webhook-receiver.ts';
import { Desk } from '../../pages/desk.ts';
import { DoctorOrders } from '../../pages/doctor-order.ts';
import { Integration } from '../../pages/integration.ts';
import { LaboratoryForms } from '../../pages/laboratory-forms.ts';
import { openSite } from '../../pages/open-site.ts';
import { SetUpGuide } from '../../pages/set-up-guide.ts';
import { SheetImport } from '../../pages/sheet-import.ts';
import { expectAccessible } from '../../watch/accessibility.ts';
import { countEffort, describeEffort } from '../../watch/effort.ts';
import { SampleNames } from '../../watch/sample-names.ts';
import { beginningWith, STAFF_WORDS } from '../../words.ts';

const test = base.extend<{ receiver: WebhookReceiver }>({
  receiver: async ({ browserName: _ }, use) => {
    const receiver = await startWebhookReceiver();
    await use(receiver);
    await receiver.stop();
  },
});

test.use({ language: 'en' });

test('a laboratory is set up by import and opened, takes a booking and an order, and reports', async ({
  page,
  baseURL,
  provider,
  receiver,
  signIn,
  words,
  wizard,
  success,
  search,
  staffWords,
  consoleWatch,
}, { annotations }) => {
  // The whole life of a laboratory: some forty seconds, and several times that on a busy machine.
  test.setTimeout(300_000);
  const begun = performance.now();
  const effort = await countEffort(page);
  const guide = new SetUpGuide(page, staffWords);
  const sheets = new SheetImport(page, staffWords);
  const integration = new Integration(page, staffWords);
  const visitor = person();
  const patient = person();
  let firstPassword = '';
  let reservationCode = '';
  let orderId = '';
  let reportId = '';

  await test.step('the first sign-in leads to the guide', async () => {
    await signIn.open();
    await signIn.submit('administrator', STAFF_PASSWORD);
    await expect(guide.heading).toBeVisible();
  });

  for (const sheet of laboratorySheets()) {
    await test.step(`a sheet of ${sheet.kind}`, async () => {
      await guide.importOf(sheet.kind);
      await sheets.preview(sheet);
      await sheets.run(sheet.adds);
      if (sheet.kind === 'staff') {
        firstPassword = await sheets.passwordOf(DOCTOR.login);
        await sheets.putPasswordsAway();
      }
      await guide.back();
    });
  }

  await test.step('the guide asks for what no sheet brings, and for nothing else', async () => {
    consoleWatch.expectStatus(409);
    await guide.open.click();
    await expect(guide.missing.getByRole('link')).toHaveText([
      guide.words.steps.laboratory.title,
      guide.words.steps['legal-texts'].title,
    ]);
    await expectAccessible(page, 'the set-up after the imports');
  });

  await test.step('the laboratory and its legal texts, and it opens', async () => {
    const forms = new LaboratoryForms(page, guide);
    await forms.enterLaboratory(KESTREL);
    await forms.publishLegalTexts();
    await guide.openForBooking();
    annotations.push({ type: 'set-up by import', description: describeEffort(await effort(), begun) });
  });

  await test.step('a sheet that is imported again changes nothing, and one with a fault nothing at all', async () => {
    const [areas] = laboratorySheets();
    if (areas === undefined) throw new Error('there are sheets');
    await page.goto('/admin/import?kind=areas');
    await sheets.preview(areas);
    await expect(page.getByText(sheets.words.nothing)).toBeVisible();
    await page.getByRole('button', { name: sheets.words.another }).click();
    consoleWatch.expectStatus(422);
    await sheets.preview({ ...areas, bytes: Buffer.from('city,cityEng\r\nK?,Kestrel\r\n') });
    await expect(page.getByRole('row').last()).toContainText(sheets.words.problems['not-a-code']('K?', ''));
    await expectAccessible(page, 'the faults of a sheet');
  });

  const { apiKey, secret } = await test.step('its other systems are connected', async () => {
    await provider.setPeople({ lo: { groups: ['counter-upper'], name: COUNTER.name } });
    await integration.useProvider(provider.issuer, { group: 'counter-upper', servicePoint: UPPER.en });
    return {
      apiKey: await integration.createApiKey('Laboratory system'),
      secret: await integration.addWebhook('Laboratory system', receiver.url),
    };
  });

  await test.step('a visitor books what the sample never had', async () => {
    await openSite(page, '/');
    await expect(page).toHaveTitle(new RegExp(KESTREL.name.en));
    await page.getByRole('link', { name: words.home.book, exact: true }).click();
    await page.getByRole('button', { name: words.bookingDesk.home.start }).click();
    await page.getByRole('button', { name: SERVICE.en }).click();
    await expect(page.getByRole('radio', { name: beginningWith(LOWER.en) })).toBeVisible();
    await page.getByRole('radio', { name: beginningWith(UPPER.en) }).check();
    await wizard.next();
    await wizard.time.chooseOnLastDay('last');
    await wizard.next();
    await wizard.person.fill(visitor);
    await wizard.next();
    await wizard.confirm.complete();
    await wizard.confirm.submit().click();
    await success.expectOpen();
    await expect(success.part('where')).toContainText(UPPER.en);
    reservationCode = await success.code.innerText();
  });

  await test.step('and finds the booking again', async () => {
    await search.find(visitor);
    await expect(search.cards).toHaveCount(1);
    await expect(search.cards).toContainText(SERVICE.en);
  });

  await test.step('a member of staff signs in through the provider, and finds the booking at the own point', async () => {
    await page.goto('/admin/');
    await signIn.signOut();
    await page.getByRole('button', { name: 'Sign in with your work account' }).click();
    await signInThere(page, 'lo');
    await signIn.expectIn(COUNTER.name);
    const desk = new Desk(page, 'en');
    await expect(desk.heading).toBeVisible();
    await expect(page.locator('option', { hasText: UPPER.en })).toBeAttached();
    await expect(page.locator('option', { hasText: LOWER.en })).toHaveCount(0);
    await desk.scan(reservationCode);
    await expect(desk.dialog.getByRole('heading', { name: visitor.name })).toBeVisible();
    await expect(desk.dialog).toContainText(SERVICE.en);
    await page.keyboard.press('Escape');
  });

  await test.step('a doctor signs in and orders a test of the imported catalogue', async () => {
    await page.getByRole('button', { name: staffWords.shell.signOut, exact: true }).click();
    await signOutThere(page);
    await signIn.submit(DOCTOR.login, firstPassword);
    await expect(signIn.heading(staffWords.accounts.renewal.title)).toBeVisible();
    await page
      .getByLabel(staffWords.accounts.fields.newPassword, { exact: true })
      .fill('a password of the doctor');
    await page.getByRole('button', { name: staffWords.accounts.renewal.submit }).click();
    await signIn.expectIn(DOCTOR.name);
    const orders = new DoctorOrders(page, staffWords);
    const { patient: form, actions } = orders.words;
    await orders.open('orders/new');
    await orders.button(form.add).click();
    await orders.field(form.name).fill(patient.name);
    await orders.field(form.documentNumber).fill(patient.docNo);
    await orders.field(form.birthday).fill('1958-04-12');
    await orders.dialog.getByRole('radio', { name: form.sexes.F, exact: true }).check();
    await orders.field(form.telNo).fill(patient.telNo);
    await orders.dialog.getByRole('button', { name: form.save }).click();
    await expect(page.getByText(patient.name)).toBeVisible();
    await orders.itemBox.fill(TEST_ITEM.code);
    await page.getByRole('option', { name: TEST_ITEM.name }).click();
    await expect(orders.chosen.getByRole('listitem')).toHaveCount(1);
    await orders.button(actions.place).click();
    await expect(page.getByText(orders.words.stateHelp.PLACED)).toBeVisible();
    orderId = page.url().split('/').at(-1) ?? '';
  });

  await test.step('its system fetches the order, receives the specimen and sends the report, which the doctor reads', async () => {
    const phial = createClient({ baseUrl: `${baseURL}/api`, apiKey });
    const { entry = [] } = await phial.fetchOrders({ query: { count: '50' } });
    expect(JSON.stringify(entry)).toContain(TEST_ITEM.code);
    const request = entry.find(({ resource }) => resource?.resourceType === 'ServiceRequest')?.resource;
    const { requisition, meta } = request as unknown as {
      requisition: { value: string };
      meta: { versionId: string };
    };
    const number = requisition.value;
    await phial.acknowledgeOrders({ body: { orders: [{ number, version: meta.versionId }] } });
    expect((await phial.fetchOrders({ query: { count: '50' } })).entry ?? []).toEqual([]);
    const at = new Date().toISOString();
    const sent = await phial.importReports({ body: reportOf(number, patient.docNo, at) });
    reportId = sent.reports[0]?.reportId ?? '';
    await page.goto(`/admin/doctor/reports/${reportId}`);
    await expect(page.getByRole('row', { name: /Systolic/ })).toContainText('150');
    await expect(
      page.getByRole('link', { name: staffWords.reports.report.saveNamed('As signed') }),
    ).toBeVisible();
  });

  const names = new SampleNames(page);
  await test.step('the papers, and the pages of the doctor, are those of this laboratory', async () => {
    const { orders, reports } = staffWords;
    const papers = [
      // In the language of the patient.
      { at: `orders/${orderId}`, link: orders.actions.print, laboratory: KESTREL.name.tw },
      { at: `reports/${reportId}`, link: reports.report.pdf, laboratory: KESTREL.name.en },
    ];
    for (const { at, link, laboratory } of papers) {
      await page.goto(`/admin/doctor/${at}`);
      const downloading = page.waitForEvent('download');
      await page.getByRole('link', { name: link, exact: true }).click();
      const bytes = await readFile(await (await downloading).path());
      expect(await names.expectNoneOnPaper(bytes, link)).toContain(laboratory);
    }
    expect(await names.expectNoneForStaff('en', staffWords.shell.menu)).toBeGreaterThan(2);
  });

  await test.step('so is every page of the staff', async () => {
    await signIn.signOut();
    await signIn.submit('administrator', STAFF_PASSWORD);
    await expect(page.getByRole('navigation', { name: staffWords.shell.menu })).toBeVisible();
    expect(await names.expectNoneForStaff('tw', STAFF_WORDS.tw.shell.menu)).toBeGreaterThan(15);
  });

  await test.step('and of the website', async () => {
    for (const language of LANGUAGES) await names.expectNoneOnWebsite(language, TEST_ITEM.id);
  });

  await test.step('and what search engines read', async () => {
    expect(await names.expectNoneForSearchEngines(page.request)).toBeGreaterThan(30);
  });

  await test.step('its system was sent what happened', async () => {
    await expect
      .poll(() => receiver.types(secret).toSorted())
      .toEqual(['booking.created', 'order.placed', 'report.received']);
  });
});
