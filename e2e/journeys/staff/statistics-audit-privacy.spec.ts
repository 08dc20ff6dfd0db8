import { readFile } from 'node:fs/promises';
import { staff as en } from '@phial/content/messages/en/staff';
import { staff as tw } from '@phial/content/messages/tw/staff';
import { staff as zh } from '@phial/content/messages/zh/staff';
import { maskDocumentNumber } from '@phial/domain/identity/masked-document';
import { maskPatientDocument } from '@phial/domain/orders/patient-form';
import type { Page } from '@playwright/test';
import type { OwnServer } from '../../arrange/own-server.ts';
import { person as anybody } from '../../arrange/person.ts';
import { startSampleServer } from '../../arrange/sample-server.ts';
import { STAFF_PASSWORD } from '../../arrange/staff-accounts.ts';
import { test as base } from '../../fixtures.ts';
import { languagesOfRun } from '../../languages.ts';
import { expectAccessible } from '../../watch/accessibility.ts';
import { personalTraces } from '../../watch/personal-traces.ts';

const STAFF = { en, tw, zh };

/** A server of its own: the bookings and the audit log of all other journeys would be counted otherwise. */
const test = base.extend<{ open: (login: string, path: string) => Promise<void> }, { ownServer: OwnServer }>({
  ownServer: [
    async ({ browserName: _ }, use) => {
      const server = await startSampleServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ ownServer }, use) => use(ownServer.origin),
  open: async ({ page, ownServer }, use) => {
    await use(async (login, path) => {
      const data = { login, password: STAFF_PASSWORD };
      const answer = await page.request.post(`${ownServer.origin}/api/staff/session`, { data });
      test.expect(answer.status()).toBe(200);
      await page.goto(`/admin${path}`);
    });
  },
});
const { expect } = test;

/** The page on a narrow screen, and back. */
async function onPhone(page: Page, name: string): Promise<void> {
  const wide = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, `${name}, on a phone`);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond, 'pixels beyond the screen').toBeLessThanOrEqual(0);
  if (wide) await page.setViewportSize(wide);
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

for (const language of languagesOfRun('en')) {
  test.describe(`confirmed attendance in ${language}`, () => {
    test.use({ language });
    const { statistics, shell } = STAFF[language];

    test('a manager sees whether visitors who confirmed came more often, with the numbers behind it', async ({
      page,
      open,
    }) => {
      const { attendance: words } = statistics;
      await open('manager', '/numbers');
      const part = page.getByRole('region', { name: words.title, exact: true });
      await expect(part.getByText(words.caution)).toBeVisible();
      await expect(part.getByRole('img', { name: words.chartLabel })).toBeVisible();
      const table = part.getByRole('table', { name: words.table });
      await expect(table.getByRole('row')).toHaveCount(9);
      // The sample sends no reminders: too few for a rate.
      const reminded = table.getByRole('row').filter({
        has: page.getByRole('cell', { name: words.groups['confirmed-reminded'], exact: true }),
      });
      await expect(reminded).toContainText(statistics.none);
      await expectAccessible(page, 'statistics with confirmed attendance');
      await onPhone(page, 'statistics with confirmed attendance');
      const download = page.waitForEvent('download');
      await part.getByRole('button', { name: shell.table.export }).click();
      const file = await readFile(await (await download).path(), 'utf8');
      const lines = file.split('\r\n');
      expect(lines[0]).toContain(`\uFEFF${words.group},${words.marked},`);
      expect(lines[1]).toMatch(new RegExp(`^${words.groups.confirmed},\\d+,\\d+,\\d+,[\\d.]+$`));
      // Its head, eight groups, and what follows the last line break.
      expect(lines).toHaveLength(10);
    });
  });
}

for (const language of languagesOfRun('en', ['en', 'tw'])) {
  test.describe(language, () => {
    test.use({ language });
    const { statistics, audit, privacy, shell } = STAFF[language];

    test('a manager views the coming weeks by day and by service point, and exports them for a spreadsheet', async ({
      page,
      open,
    }) => {
      await open('manager', '/numbers');
      await expect(heading(page, statistics.title)).toBeVisible();
      await page.getByRole('button', { name: statistics.choice.coming }).click();
      await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&until=/);
      await expect(page.getByRole('img')).toHaveCount(5);
      await expect(page.getByRole('table', { name: statistics.tableLabel }).getByRole('row')).toHaveCount(31);
      await expectAccessible(page, 'statistics by day');
      await onPhone(page, 'statistics by day');

      await page
        .getByLabel(statistics.choice.by, { exact: true })
        .selectOption({ label: statistics.choice.bys.point });
      await expect(page).toHaveURL(/by=point/);
      const table = page.getByRole('table', { name: statistics.tableLabel });
      await expect(table.getByRole('columnheader').first()).toHaveText(statistics.columns.point);
      await expectAccessible(page, 'statistics by point');

      await page
        .getByLabel(statistics.choice.by, { exact: true })
        .selectOption({ label: statistics.choice.bys.day });
      await expect(table.getByRole('columnheader').first()).toHaveText(statistics.columns.day);
      const download = page.waitForEvent('download');
      const figures = page.getByRole('region', { name: statistics.table, exact: true });
      await figures.getByRole('button', { name: shell.table.export }).click();
      const file = await readFile(await (await download).path(), 'utf8');
      const lines = file.split('\r\n');
      expect(lines[0]).toContain(`\uFEFF${statistics.columns.day},${statistics.columns.bookings},`);
      expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\d,\d+,/);
      expect(lines).toHaveLength(32);
    });

    test('invalid days are reported beside the fields', async ({ page, open }) => {
      await open('manager', '/numbers?from=2026-03-01&until=2026-03-31');
      await page.getByLabel(statistics.choice.from, { exact: true }).fill('2026-04-02');
      await page.getByRole('button', { name: statistics.choice.show }).click();
      await expect(page.getByRole('alert').filter({ hasText: statistics.choice.wrong })).toBeVisible();
      await expect(page).toHaveURL(/from=2026-03-01/);
      await expectAccessible(page, 'statistics with wrong days');
    });

    test('an administrator finds what happened to a booking', async ({ page, open, api, freeSlot }) => {
      const person = anybody();
      const { record } = await api.book(await freeSlot(), person);
      await open('administrator', '/audit');
      await expect(heading(page, audit.title)).toBeVisible();
      await expectAccessible(page, 'the audit log');
      await onPhone(page, 'the audit log');
      await page
        .getByLabel(audit.filter.action, { exact: true })
        .selectOption({ label: audit.actions['appointment-booked'] });
      await expect(page).toHaveURL(/action=appointment-booked/);
      await page.getByRole('link', { name: record.appointmentRelNumber }).click();
      await expect(page).toHaveURL(new RegExp(`booking=${record.apptRecordId}`));
      const entries = page.getByRole('table', { name: audit.tableLabel }).getByRole('row');
      await expect(entries).toHaveCount(2);
      await expect(entries.last()).toContainText(audit.actors.visitor);
      await expect(page.getByLabel(audit.filter.booking)).toHaveValue(record.apptRecordId);
      await expect(page.getByText(person.name)).toHaveCount(0);
      await expectAccessible(page, 'the audit log of a booking');
    });

    test("a person's data are exported and erased while the person changes a booking", async ({
      page,
      open,
      api,
      freeSlot,
      consoleWatch,
    }) => {
      const person = anybody();
      const first = await api.book(await freeSlot(), person);
      await api.book(await freeSlot({ notOn: [first.record.servTime.slice(0, 10)] }), person);
      await open('administrator', '/privacy');
      await expect(heading(page, privacy.title)).toBeVisible();
      await expectAccessible(page, 'privacy');
      await page.getByLabel(privacy.person.number).fill(person.docNo);
      await page.getByRole('button', { name: privacy.person.search }).click();
      const found = (count: number) =>
        page.getByRole('heading', { name: privacy.person.found(maskDocumentNumber(person.docNo), count) });
      await expect(found(2)).toBeFocused();
      await expectAccessible(page, 'a person found');
      await onPhone(page, 'a person found');

      // The same signs as a passport are somebody else; by keyboard alone.
      const [card, passport] = [privacy.person.documents.HKID, privacy.person.documents.TRAVEL];
      await page.getByRole('radio', { name: card }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('radio', { name: passport })).toBeChecked();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      const nobody = privacy.person.found(maskPatientDocument('TRAVEL', person.docNo), 0);
      await expect(page.getByRole('heading', { name: nobody })).toBeFocused();
      await page.getByRole('radio', { name: card }).check();
      await page.getByRole('button', { name: privacy.person.search }).click();
      await expect(found(2)).toBeFocused();

      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: privacy.person.copy }).click();
      const file = await download;
      expect(file.suggestedFilename()).not.toContain(person.number);
      const copy = JSON.parse(await readFile(await file.path(), 'utf8'));
      expect(copy).toMatchObject({
        docNo: person.docNo,
        records: { appointments: [{ name: person.name }, {}] },
      });

      await api.cancel(first);
      await page.getByRole('button', { name: privacy.person.erase }).click();
      const dialog = page.getByRole('dialog');
      const again = dialog.getByLabel(privacy.erase.confirmation);
      await expect(again).toBeFocused();
      await again.fill('A123456(3)');
      await dialog.getByRole('button', { name: privacy.erase.submit }).click();
      await expect(dialog.getByText(privacy.erase.differs)).toBeVisible();
      await expectAccessible(page, 'the confirmation of an erasure');
      consoleWatch.expectStatus(409);
      await again.fill(person.docNo);
      await again.press('Enter');
      await expect(page.getByText(privacy.erase.changed)).toBeVisible();
      await expect(page.getByRole('cell', { name: privacy.states.CANCELLED, exact: true })).toBeVisible();

      // The other language's journey may have erased somebody at this server before.
      const erasures = page.getByRole('cell', { name: audit.actions['personal-data-erased'], exact: true });
      const erasedBefore = await erasures.count();
      await page.getByRole('button', { name: privacy.person.erase }).click();
      await again.fill(person.docNo);
      await again.press('Enter');
      await expect(found(0)).toBeVisible();
      await expect(erasures).toHaveCount(erasedBefore + 1);
      expect((await api.enquire(person)).data).toEqual([]);
      expect(await personalTraces(page, person)).toEqual([]);
    });
  });
}

test('the counter has none of these pages', async ({ page, open, language }) => {
  const words = STAFF[language === 'en' ? 'en' : 'tw'].shell;
  for (const path of ['/numbers', '/audit', '/privacy']) {
    await open('counter', path);
    await expect(heading(page, words.page.notFound)).toBeVisible();
  }
});

for (const language of languagesOfRun('en')) {
  test.describe(`export of bookings in ${language}`, () => {
    test.use({ language });

    test('a manager exports the bookings of the coming days, numbers masked; the audit log says so', async ({
      page,
      open,
      api,
      freeSlot,
    }) => {
      const { statistics, audit } = STAFF[language];
      const person = anybody();
      const slot = await freeSlot();
      const { record } = await api.book(slot, person);
      await open('manager', `/numbers?from=${slot.day}&until=${slot.day}&point=${slot.servPtId}`);
      const { bookingExport: words } = statistics;
      await expect(page.getByText(words.hint)).toBeVisible();
      await expectAccessible(page, 'the export of bookings');
      await onPhone(page, 'the export of bookings');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: words.save, exact: true }).click();
      const file = await readFile(await (await download).path(), 'utf8');
      const lines = file.split('\r\n').filter((line) => line !== '');
      expect(lines[0]).toBe(`\uFEFF${Object.values(words.heads).join(',')}`);
      const own = lines.find((line) => line.includes(record.appointmentRelNumber));
      expect(own).toContain(`${slot.day},${slot.time},`);
      expect(own).toContain(maskDocumentNumber(person.docNo));
      expect(file).not.toContain(person.docNo);
      await expect(page.getByText(words.done(lines.length - 1))).toBeVisible();

      await open('administrator', '/audit?action=bookings-exported');
      const entry = page.getByRole('table', { name: audit.tableLabel }).getByRole('row').nth(1);
      await expect(entry).toContainText(audit.actions['bookings-exported']);
      await expect(entry).toContainText(`${audit.details.appointments}: ${lines.length - 1}`);
      await expectAccessible(page, 'the audit log');
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: audit.export.jsonl, exact: true }).click();
      const { action } = JSON.parse(
        (await readFile(await (await saved).path(), 'utf8')).split('\n')[0] ?? '',
      );
      expect(action).toBe('bookings-exported');
    });
  });
}
