import { FIXED_ENTRIES } from '@phial/contract/content/text-bodies';
import { expect, test } from '../../arrange/empty-server.ts';
import { person } from '../../arrange/person.ts';
import { STAFF_PASSWORD } from '../../arrange/staff-accounts.ts';
import { Editor } from '../../pages/editor.ts';
import { openSite } from '../../pages/open-site.ts';
import { SetUpGuide } from '../../pages/set-up-guide.ts';
import { expectAccessible } from '../../watch/accessibility.ts';
import { countEffort, describeEffort } from '../../watch/effort.ts';
import { beginningWith } from '../../words.ts';

const LABORATORY = 'Lantern Hill Laboratory';
const SERVICE = 'Ultrasound';
const POINT = 'Lantern Hill Centre';

test.use({ language: 'en' });

test('an administrator sets up a laboratory by hand and opens it, and a visitor books a service of its own', async ({
  page,
  signIn,
  words,
  wizard,
  success,
  search,
  shell,
  staffWords,
  consoleWatch,
}, { annotations }) => {
  test.slow();
  const visitor = person();
  const begun = performance.now();
  const effort = await countEffort(page);
  const guide = new SetUpGuide(page, staffWords);
  const editor = new Editor(page, 'en');
  const { editing, editingFields, schedule, accounts } = staffWords;
  const { labels } = editingFields;
  const field = (name: string) => page.getByLabel(name, { exact: true });

  await test.step('visitors read that booking opens soon', async () => {
    await openSite(page, '/#/grassrootReserve?index=8');
    await expect(page.getByRole('heading', { level: 1, name: words.opening.soon.title })).toBeVisible();
    await expectAccessible(page, 'opening soon');
  });

  await test.step('the set-up says what is missing', async () => {
    await signIn.open();
    await signIn.submit('administrator', STAFF_PASSWORD);
    await expect(guide.heading).toBeVisible();
    await expectAccessible(page, 'the set-up');
    consoleWatch.expectStatus(409);
    await guide.open.click();
    await expect(guide.missing.getByRole('link')).toHaveCount(5);
  });

  await test.step('the laboratory', async () => {
    await guide.enterByHand('laboratory');
    await editor.fillAll(labels.name, () => LABORATORY);
    await editor.fillAll(labels.shortName, () => 'Lantern Hill');
    await editor.fillAll(labels.headOffice, () => '2 Lantern Hill Road');
    await editor.fillAll(labels.hours, () => 'Mon–Fri 09:00–13:00');
    for (const label of [labels.phone, labels.hotline]) await field(label).fill('0000 4321');
    for (const label of [labels.salesEmail, labels.supportEmail, labels.privacyEmail]) {
      await field(label).fill('desk@lantern.example');
    }
    await editor.publish();
    await guide.back();
  });

  await test.step('the legal texts', async () => {
    await guide.enterByHand('legal-texts');
    for (const id of FIXED_ENTRIES['legal-text']) {
      await page.getByRole('link', { name: editing.fixedEntries[id], exact: true }).click();
      await expect(signIn.heading(editing.fixedEntries[id])).toBeVisible();
      await editor.publish();
      await guide.back();
      if (id !== 'accessibility') await guide.enterByHand('legal-texts');
    }
  });

  await test.step('a service', async () => {
    await guide.enterByHand('services');
    await page.getByRole('link', { name: editing.list.add, exact: true }).click();
    await field(labels.code).fill('ultrasound');
    for (const label of [labels.name, labels.shortName, labels.detail])
      await editor.fillAll(label, () => SERVICE);
    await editor.save();
    // What was new has an address of its own now.
    await expect(page).not.toHaveURL(/\/new$/);
    await guide.back();
  });

  await test.step('a service point', async () => {
    await guide.enterByHand('service-points');
    await page.getByRole('link', { name: editing.list.add, exact: true }).click();
    await editor.fillAll(labels.name, () => POINT);
    await editor.fillAll(labels.address, () => '2 Lantern Hill Road');
    await editor.fillAll(labels.companyName, () => LABORATORY);
    await field(labels.district).selectOption({ index: 1 });
    await field(labels.tel).fill('0000 4321');
    await field(labels.belongTo).fill('LHL');
    await editor.button(editing.abilities.add).click();
    const ability = page.getByRole('group', { name: editing.abilities.row(1), exact: true });
    await ability.getByLabel(editing.abilities.type).selectOption({ label: SERVICE });
    for (const name of Object.values(editing.languages)) await ability.getByLabel(name).fill(SERVICE);
    await editor.save();
    // What was new has an address of its own now.
    await expect(page).not.toHaveURL(/\/new$/);
    await guide.back();
  });

  await test.step('its hours', async () => {
    await guide.enterByHand('hours');
    await editor.button(schedule.hours.add).click();
    await editor.button(schedule.hours.review).click();
    await editor.button(schedule.review.confirm).click();
    await expect(page.getByText(schedule.hours.saved).first()).toBeVisible();
    await guide.back();
  });

  await test.step('somebody at the counter', async () => {
    await guide.enterByHand('staff');
    await editor.button(accounts.list.create).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(accounts.fields.login, { exact: true }).fill('may@lantern.example');
    await dialog.getByLabel(accounts.fields.name, { exact: true }).fill('May');
    await dialog.getByRole('checkbox', { name: accounts.servicePoints.all }).check();
    await dialog.getByRole('button', { name: accounts.create.submit, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: accounts.oneTime.close }).click();
    await guide.back();
  });

  await test.step('open for booking', async () => {
    await guide.openForBooking();
    annotations.push({ type: 'set-up by hand', description: describeEffort(await effort(), begun) });
  });

  await test.step('a visitor books what the sample never had', async () => {
    await openSite(page, '/');
    await expect(page).toHaveTitle(new RegExp(LABORATORY));
    await page.getByRole('link', { name: words.home.book, exact: true }).click();
    await page.getByRole('button', { name: words.bookingDesk.home.start }).click();
    await page.getByRole('button', { name: SERVICE }).click();
    await page.getByRole('radio', { name: beginningWith(POINT) }).check();
    await wizard.next();
    await wizard.time.chooseOnLastDay('last');
    await wizard.next();
    await wizard.person.fill(visitor);
    await wizard.next();
    await wizard.confirm.complete();
    await wizard.confirm.submit().click();
    await success.expectOpen();
    await expect(success.part('where')).toContainText(POINT);
  });

  await test.step('finds, moves and cancels it', async () => {
    await search.find(visitor);
    await expect(search.cards).toContainText(SERVICE);
    await search.change(search.cards).click();
    await wizard.servicePoint.expectOpen();
    await page.getByRole('radio', { name: beginningWith(POINT) }).check();
    await wizard.next();
    await wizard.time.chooseOnLastDay('first');
    await wizard.next();
    await wizard.person.expectFilled(visitor);
    await wizard.next();
    await wizard.confirm.complete();
    await wizard.confirm.submit('modify').click();
    await success.expectOpen();
    await expect(success.changedHeading).toBeVisible();
    await search.find(visitor);
    await expect(search.cards).toContainText(SERVICE);
    await search.cancel(search.cards).click();
    await search.cancelDialog.confirm.click();
    await shell.expectToast(words.bookingDesk.cancel.done, 'success');
  });
});
