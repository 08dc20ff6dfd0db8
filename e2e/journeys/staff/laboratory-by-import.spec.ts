import { FIXED_ENTRIES } from '@phial/contract/content/text-bodies';
import { expect, test } from '../../arrange/empty-server.ts';
import { DOCTOR, KESTREL, LOWER, SERVICE, UPPER } from '../../arrange/laboratory-by-import/laboratory.ts';
import { laboratorySheets } from '../../arrange/laboratory-by-import/sheets.ts';
import { person } from '../../arrange/person.ts';
import { STAFF_PASSWORD } from '../../arrange/staff-accounts.ts';
import { Editor } from '../../pages/editor.ts';
import { SetUpGuide } from '../../pages/set-up-guide.ts';
import { SheetImport } from '../../pages/sheet-import.ts';
import { expectAccessible } from '../../watch/accessibility.ts';
import { countEffort, describeEffort } from '../../watch/effort.ts';
import { beginningWith } from '../../words.ts';

test.use({ language: 'en' });

test('an administrator sets up a laboratory by import and opens it, and a visitor books what it brought along', async ({
  page,
  signIn,
  words,
  wizard,
  success,
  search,
  staffWords,
  consoleWatch,
}, { annotations }) => {
  test.slow();
  const begun = performance.now();
  const effort = await countEffort(page);
  const guide = new SetUpGuide(page, staffWords);
  const sheets = new SheetImport(page, staffWords);
  const editor = new Editor(page, 'en');
  const { editing, editingFields } = staffWords;
  const { labels } = editingFields;
  const field = (name: string) => page.getByLabel(name, { exact: true });

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
        expect(await sheets.passwordOf(DOCTOR.login)).toMatch(/^[a-z2-9-]{24}$/);
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

  await test.step('the laboratory', async () => {
    await guide.enterByHand('laboratory');
    await editor.fillAll(labels.name, (language) => KESTREL.name[language]);
    await editor.fillAll(labels.shortName, (language) => KESTREL.shortName[language]);
    await editor.fillAll(labels.headOffice, (language) => KESTREL.address[language]);
    await editor.fillAll(labels.hours, (language) => KESTREL.hours[language]);
    for (const label of [labels.phone, labels.hotline]) await field(label).fill(KESTREL.phone);
    for (const label of [labels.salesEmail, labels.supportEmail, labels.privacyEmail]) {
      await field(label).fill(KESTREL.email);
    }
    await editor.publish();
    await guide.back();
  });

  await test.step('the legal texts', async () => {
    await guide.enterByHand('legal-texts');
    for (const [at, id] of FIXED_ENTRIES['legal-text'].entries()) {
      if (at > 0) await guide.enterByHand('legal-texts');
      await page.getByRole('link', { name: editing.fixedEntries[id], exact: true }).click();
      await expect(signIn.heading(editing.fixedEntries[id])).toBeVisible();
      await editor.publish();
      await guide.back();
    }
  });

  await test.step('open for booking', async () => {
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

  const visitor = person();
  await test.step('a visitor books what the sample never had', async () => {
    await page.goto('/');
    await expect(page).toHaveTitle(new RegExp(KESTREL.name.en));
    await page.getByRole('link', { name: words.home.book, exact: true }).click();
    await page.getByRole('button', { name: words.bookingDesk.home.start }).click();
    await page.getByRole('button', { name: SERVICE.en }).click();
    await expect(page.getByRole('radio', { name: beginningWith(LOWER.en) })).toBeVisible();
    await page.getByRole('radio', { name: beginningWith(UPPER.en) }).check();
    await wizard.next();
    await expect(wizard.time.heading).toBeVisible();
    await wizard.time.calendar.getByRole('button', { disabled: false }).last().click();
    await page.getByRole('radio').last().check();
    await wizard.next();
    await wizard.person.fill(visitor);
    await wizard.next();
    await wizard.confirm.complete();
    await wizard.confirm.submit().click();
    await success.expectOpen();
    await expect(success.part('where')).toContainText(UPPER.en);
  });

  await test.step('and finds the booking again', async () => {
    await search.find(visitor);
    await expect(search.cards).toHaveCount(1);
    await expect(search.cards).toContainText(SERVICE.en);
  });
});
