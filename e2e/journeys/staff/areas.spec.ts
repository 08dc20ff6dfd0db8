import { LANGUAGES } from '@phial/domain/language';
import type { Page } from '@playwright/test';
import { expect, test } from '../../arrange/empty-server.ts';
import { StaffAccounts } from '../../arrange/staff-accounts.ts';
import { languagesOfRun } from '../../languages.ts';
import { expectAccessible } from '../../watch/accessibility.ts';
import { expectNoSidewaysScroll } from '../../watch/wording.ts';

const TODAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Hong_Kong' });

/** Types into the fields from the one that has the focus on, and sends the form; no mouse. */
async function typeAndSend(page: Page, texts: readonly string[]): Promise<void> {
  await expect(page.locator('input:focus')).toHaveCount(1);
  for (const [index, text] of texts.entries()) {
    if (index > 0) await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
}

for (const language of languagesOfRun('zh')) {
  test.describe(`a laboratory without the sample (${language})`, () => {
    test.use({ language, viewport: { width: 1024, height: 768 } });

    test('gets a city, a district and a service point by keyboard, retires the point and deletes it', async ({
      page,
      staffWords,
    }) => {
      const { areas, editing, editingFields, retirement, schedule } = staffWords;
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      await new StaffAccounts(page.request).signIn('administrator');
      const code = `MO-${language}`;
      const city = `澳門 ${language}`;
      const district = `氹仔 ${language}`;

      await test.step('a city and a district', async () => {
        await page.goto('/admin/areas');
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
        await expectAccessible(page, 'areas');
        await button(areas.addCity).press('Enter');
        await typeAndSend(page, [code, city, city, city]);
        await expect(button(areas.addDistrictTo(city))).toBeFocused();
        await page.keyboard.press('Enter');
        await expectAccessible(page, 'the form of a district');
        await typeAndSend(page, [district, district, district]);
        await expect(button(areas.addDistrictTo(city))).toBeFocused();
        await expect(button(areas.editOf(district))).toBeVisible();
        await expectNoSidewaysScroll(page, 'the areas');
      });

      await test.step('a service point', async () => {
        await page.goto('/admin/service-points/new');
        for (const field of ['name', 'address', 'companyName'] as const) {
          const group = page.getByRole('group', { name: editingFields.labels[field], exact: true });
          for (const one of LANGUAGES) {
            await group.getByLabel(editing.languages[one]).fill(`${field} ${language}`);
          }
        }
        const { labels } = editingFields;
        await page.getByLabel(labels.district, { exact: true }).selectOption(`${city} – ${district}`);
        await page.getByLabel(labels.tel, { exact: true }).fill('0000 0000');
        await page.getByLabel(labels.belongTo, { exact: true }).fill('LAB');
        await page.getByLabel(labels.coordinates, { exact: true }).fill('22.1987, 113.5439');
        await button(editing.editor.save).press('Enter');
        await expect(page.getByRole('link', { name: retirement.link })).toBeVisible();
        await expectAccessible(page, 'a service point');
      });

      await test.step('it retires', async () => {
        await page.getByRole('link', { name: retirement.link }).press('Enter');
        await expect(page.getByText(retirement.open)).toBeVisible();
        await expectAccessible(page, 'retirement');
        await button(retirement.review).press('Enter');
        await expect(page.getByLabel(retirement.from)).toBeFocused();
        await page.getByLabel(retirement.from).fill(TODAY.format());
        await page.keyboard.press('Enter');
        await button(schedule.review.confirm).press('Enter');
        await expect(button(retirement.reopen)).toBeVisible();
      });

      await test.step('it is deleted', async () => {
        await button(retirement.remove).press('Enter');
        await expectAccessible(page, 'the question before deleting');
        await page.getByRole('alertdialog').getByRole('button', { name: retirement.remove }).press('Enter');
        await expect(
          page.getByRole('heading', { level: 1, name: editing.servicePoints, exact: true }),
        ).toBeVisible();
        await expect(page.getByRole('link', { name: `name ${language}` })).toHaveCount(0);
      });

      await test.step('its city goes with its district', async () => {
        await page.goto('/admin/areas');
        await button(areas.removeOf(city)).press('Enter');
        await page.getByRole('alertdialog').getByRole('button', { name: areas.remove }).press('Enter');
        await expect(button(areas.editOf(city))).toHaveCount(0);
      });
    });
  });
}
