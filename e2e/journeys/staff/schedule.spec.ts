import { closureReasons } from '@phial/content/closure-reasons';
import { staff as en } from '@phial/content/messages/en/staff';
import { staff as tw } from '@phial/content/messages/tw/staff';
import { staff as zh } from '@phial/content/messages/zh/staff';
import { servicePoints } from '@phial/content/sample/service-points';
import { formatDate, formatMoment } from '@phial/domain/moment-text';
import type { Page } from '@playwright/test';
import type { OwnServer } from '../../arrange/own-server.ts';
import { startSampleServer } from '../../arrange/sample-server.ts';
import { STAFF_PASSWORD } from '../../arrange/staff-accounts.ts';
import { test as base } from '../../fixtures.ts';
import { languagesOfRun } from '../../languages.ts';
import { expectAccessible } from '../../watch/accessibility.ts';

const STAFF = { en, tw, zh };
/** A day on which the sample has no bookings: its proposals all come before it. */
const FREE_DAY = '2026-03-17';

/** A server of its own: days are closed here on which other journeys book. Its Monday has just begun. */
const test = base.extend<{ open: (path: string) => Promise<void> }, { ownServer: OwnServer }>({
  ownServer: [
    async ({ browserName: _ }, use) => {
      const server = await startSampleServer({ PHIAL_TEST_CLOCK: '2026-03-02T08:00:00+08:00' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ ownServer }, use) => use(ownServer.origin),
  open: async ({ page, ownServer }, use) => {
    await use(async (path) => {
      const data = { login: 'manager', password: STAFF_PASSWORD };
      const headers = { 'sec-fetch-site': 'same-origin' };
      const answer = await page.request.post(`${ownServer.origin}/api/staff/session`, { data, headers });
      test.expect(answer.status()).toBe(200);
      await page.goto(`/admin${path}`);
    });
  },
});
const { expect } = test;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const confirmButton = (page: Page, words: typeof en.schedule.review) =>
  page.getByRole('button', { name: new RegExp(`^${words.confirm.split(/[\s並]/u)[0]}`) });

// Each language closes and cuts at a point of its own.
for (const [at, language] of languagesOfRun('tw', ['en', 'tw']).entries()) {
  test.describe(language, () => {
    test.use({ language });
    test.describe.configure({ mode: 'serial', timeout: 120_000 });
    const { schedule: words } = STAFF[language];
    const point = servicePoints[at];
    if (point === undefined) throw new Error('the sample has no such service point');
    const name = point.body.name[language];

    test('closes a service point today in few steps; affected visitors are moved and listed to be notified', async ({
      page,
      open,
    }) => {
      await open('/closures');
      await expect(heading(page, words.closures.title)).toBeVisible();
      await expectAccessible(page, 'closures');
      await page.getByRole('button', { name: words.closures.today }).click();
      await page.getByLabel(words.closures.where, { exact: true }).selectOption({ label: name });
      await expectAccessible(page, 'closure form');
      await page.getByRole('button', { name: words.closures.review }).click();
      const table = page.getByRole('table', { name: words.review.tableLabel });
      await expect(table).toBeVisible();
      await expectAccessible(page, 'closure review');
      const count = (await table.getByRole('row').count()) - 1;
      await table.getByRole('combobox').last().selectOption({ label: words.review.cancelIt });

      const first = table.getByRole('row').nth(1);
      await first.getByRole('button', { name: words.review.elsewhere }).click();
      const elsewhere = page.getByRole('dialog', { name: words.review.elsewhereTitle });
      const choose = elsewhere.getByRole('button', { name: words.review.elsewhereChoose });
      await expect(elsewhere.getByRole('status').getByText(words.review.elsewhereNone)).toBeVisible();
      await choose.click();
      await expect(elsewhere.getByRole('alert').getByText(words.review.elsewhereNone)).toBeVisible();
      await elsewhere.getByLabel(words.review.elsewhereDay, { exact: true }).fill(FREE_DAY);
      const times = elsewhere.getByRole('radio');
      await expect(times).not.toHaveCount(0);
      await choose.click();
      await expect(elsewhere.getByText(words.review.elsewhereTimeError)).toBeVisible();
      await times.last().check();
      await expectAccessible(page, 'the choice of another place');
      const time = await times.last().evaluate((radio: HTMLInputElement) => radio.labels?.[0]?.textContent);
      const freeTime = formatMoment(`${FREE_DAY}T${time?.trim()}:00+08:00`, language);
      await choose.click();
      await expect(first.getByRole('combobox').locator('option:checked')).toContainText(freeTime);

      await expect(page.getByText(words.review.summary(count - 1, 1, count))).toBeVisible();
      await confirmButton(page, words.review).click();
      await expect(page.getByText(words.closures.saved).first()).toBeVisible();
      const row = page.getByRole('table', { name: words.closures.listTitle }).getByRole('row', { name });
      await expect(row).toContainText(closureReasons.typhoon?.[language] ?? '');

      await page.getByRole('link', { name: words.messages.title }).click();
      await expect(heading(page, words.messages.title)).toBeVisible();
      const list = page.getByRole('table', { name: words.messages.groups.telephone });
      await page.getByRole('searchbox').fill(name);
      await expect(list.getByRole('row')).toHaveCount(count + 1);
      await expect(list.getByText(words.messages.kinds.cancelled).first()).toBeVisible();
      await expect(list.getByText(freeTime)).toBeVisible();
      await expectAccessible(page, 'messages');
      await list.getByRole('button').filter({ hasText: words.messages.notified }).last().click();
      await expect(list.getByRole('row')).toHaveCount(count);
    });

    test('fewer seats affect those who booked last; overlapping hours are reported', async ({
      page,
      open,
    }) => {
      await open(`/hours?point=${servicePoints[at + 2]?.id}`);
      await expect(heading(page, words.hours.title)).toBeVisible();
      await page.getByRole('heading', { name: words.hours.rowsTitle }).waitFor();
      await expectAccessible(page, 'hours');
      const rows = page.getByRole('group', { name: new RegExp(words.hours.row(1).replace('1', '\\d+')) });
      const before = await rows.count();
      await page.getByRole('button', { name: words.hours.add }).click();
      await page.getByRole('button', { name: words.hours.review }).click();
      await expect(page.getByRole('group').getByRole('alert')).toBeVisible();
      await expectAccessible(page, 'hours that overlap');
      await page.getByRole('button', { name: words.hours.remove(before + 1) }).click();
      for (const row of await rows.all()) await row.getByLabel(words.hours.capacity).fill('1');
      await page.getByRole('button', { name: words.hours.review }).click();
      await confirmButton(page, words.review).click();
      await expect(page.getByText(words.hours.saved).first()).toBeVisible();
      await expect(page.getByText(words.hours.unsaved)).toBeHidden();
    });
  });
}

test.describe('public holidays', () => {
  test.use({ language: 'en' });

  test("are imported from the government's file, checked and entered", async ({
    page,
    open,
    consoleWatch,
  }) => {
    // The browser reports the file that is refused.
    consoleWatch.expectStatus(422);
    const { closures, holidays, review } = en.schedule;
    const event = (day: string, summary: string) => ({ dtstart: [day, { value: 'DATE' }], summary });
    const file = (name: string, content: unknown) => ({
      name,
      mimeType: 'application/json',
      buffer: Buffer.from(`\uFEFF${JSON.stringify(content)}`),
    });
    await open('/closures?year=2028');
    await page.getByRole('button', { name: closures.holidays }).click();
    await expect(page.getByRole('heading', { name: holidays.title('2028') })).toBeVisible();
    await expectAccessible(page, 'holidays');
    await page.getByLabel(holidays.upload).setInputFiles(file('bad.json', { vcalendar: [] }));
    await expect(page.getByText(holidays.faults['not-calendar'])).toBeVisible();
    const calendar = (summary: string) => ({ vcalendar: [{ vevent: [event('20281002', summary)] }] });
    await page
      .getByLabel(holidays.upload)
      .setInputFiles([
        file('en.json', calendar('National Day observed')),
        file('tc.json', calendar('國慶日翌日')),
      ]);
    await expect(page.getByRole('checkbox', { name: /National Day observed/ })).toBeChecked();
    await page.getByRole('button', { name: holidays.enter(1) }).click();
    await page.getByRole('button', { name: review.confirm }).click();
    await expect(page.getByText(holidays.saved).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /National Day observed/ })).toBeVisible();
  });
});

// Each language closes hours at a point of its own, which no journey above closes.
const withEcg = servicePoints
  .slice(4)
  .filter(({ body }) => body.abilities.some(({ type }) => type === 'ECG'));
for (const [at, language] of languagesOfRun('tw').entries()) {
  test.describe(`part of a day in ${language}`, () => {
    test.use({ language });
    test.describe.configure({ timeout: 120_000 });

    test('closes some hours, which visitors see as not open on a day that stays open', async ({
      page,
      open,
      wizard,
    }) => {
      const { closures: words, review, hoursOfDays, days } = STAFF[language].schedule;
      const point = withEcg[at];
      if (point === undefined) throw new Error('the sample has no such service point');
      const name = point.body.name[language];
      await open('/closures');
      await page.getByRole('button', { name: words.add }).click();
      await page.getByLabel(words.where, { exact: true }).selectOption({ label: name });
      await page.getByLabel(words.from, { exact: true }).fill(FREE_DAY);
      await page.getByLabel(words.hours.some).check();
      await page.getByLabel(words.hours.from, { exact: true }).fill('10');
      await page.getByLabel(words.hours.until, { exact: true }).fill('1200');
      await expectAccessible(page, 'closure of some hours');
      await page.getByRole('button', { name: words.review }).click();
      await expect(page.getByText(review.nobody)).toBeVisible();
      await page.getByRole('button', { name: review.confirm }).click();
      await expect(page.getByText(words.saved).first()).toBeVisible();
      const day = formatDate(FREE_DAY, language);
      const row = page.getByRole('table', { name: words.listTitle }).getByRole('row', { name });
      await expect(row).toContainText(hoursOfDays(days(day, day), '10:00', '12:00'));
      await expectAccessible(page, 'closures of some hours');

      await page.clock.setFixedTime('2026-03-02T08:00:00+08:00');
      await wizard.openAt(2, { servPtId: point.id, type: 'ECG', servTime: '' });
      await wizard.time.day(FREE_DAY).click();
      const times = wizard.time.times(FREE_DAY);
      await expect(times.getByRole('radio', { name: /09:\d\d/ })).not.toHaveCount(0);
      await expect(times.getByRole('radio', { name: /1[01]:\d\d/ })).toHaveCount(0);
    });
  });
}
