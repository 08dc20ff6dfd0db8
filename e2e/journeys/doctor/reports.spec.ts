import { readFile } from 'node:fs/promises';
import { test as base, expect } from '../../fixtures.ts';
import { languagesOfRun } from '../../languages.ts';
import { DoctorReports } from '../../pages/doctor-reports.ts';
import { readPdf } from '../../watch/pdf-reader.ts';

const test = base.extend<{ reports: DoctorReports }>({
  reports: async ({ page, staffWords }, use) => use(new DoctorReports(page, staffWords)),
});

const NAME = { en: 'Sample Patient One', tw: '示範病人甲' };

/** A report has the name of what was ordered, in the reader’s language. */
const TITLES = {
  en: {
    renal: 'Renal function tests',
    lipid: 'Lipid profile',
    diabetes: 'Diabetes Monitoring',
    thyroid: 'Thyroprofile',
  },
  tw: { renal: '腎功能檢查', lipid: '血脂檢查', diabetes: '糖尿病監測', hepatitis: '乙型肝炎檢查組合' },
};

for (const language of languagesOfRun('en', ['en', 'tw'])) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a critical report is found, read, followed over time and taken away on paper, by the keyboard alone', async ({
      page,
      reports,
      keyboard,
      signedInAs,
    }) => {
      const { words } = reports;
      await signedInAs('doctor');
      await reports.open();
      await reports.expectAccessible('the reports');
      const critical = reports.rows
        .filter({ hasText: words.list.critical(1) })
        .filter({ hasText: TITLES[language].renal });
      await expect(critical).toContainText(words.statuses.final);

      await keyboard.type(reports.search, NAME[language]);
      await expect(reports.rows.filter({ hasText: TITLES[language].lipid })).toHaveCount(0);
      await expect(reports.rows).toHaveCount(5);
      expect(page.url()).not.toContain('Sample');
      expect(decodeURIComponent(page.url())).not.toContain(NAME[language]);

      await keyboard.press(critical.getByRole('link'));
      await expect(reports.heading(TITLES[language].renal)).toBeFocused();
      await expect(reports.result('Potassium')).toContainText('6.4');
      await expect(reports.result('Potassium')).toContainText(words.flags['critical-high']);
      await expect(reports.result('Potassium')).toContainText('3.5 – 5.1');
      await expect(reports.result('Sodium')).toContainText(words.flags.low);
      await reports.expectAccessible('a report');

      await keyboard.press(reports.button(words.report.showHistory('Potassium')));
      const { dialog } = reports;
      await expect(dialog.getByRole('img', { name: words.history.chart('Potassium', 5) })).toBeVisible();
      await expect(dialog.getByRole('row')).toHaveCount(6);
      await reports.expectAccessible('results over time');
      await page.keyboard.press('Escape');
      await expect(reports.button(words.report.showHistory('Potassium'))).toBeFocused();
      await keyboard.expectFocusSeen();

      const downloading = page.waitForEvent('download');
      await keyboard.tabTo(page.getByRole('link', { name: words.report.pdf, exact: true }), 'Shift+Tab');
      await page.keyboard.press('Enter');
      const pdf = await readPdf(await readFile(await (await downloading).path()));
      expect(pdf.text).toContain(words.flags['critical-high']);
      expect(pdf.text).toContain(words.report.columns.range);

      await keyboard.tabTo(page.getByRole('link', { name: words.report.back, exact: true }), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(critical.getByRole('link')).toBeFocused();
      await expect(reports.search).toHaveValue(NAME[language]);
      await expect(reports.rows).toHaveCount(5);
    });

    test('an earlier version says that it is one, and a withdrawn report that it is', async ({
      page,
      reports,
      signedInAs,
    }) => {
      const { words } = reports;
      await signedInAs('doctor');
      await reports.open();
      await reports.status.selectOption('corrected');
      await expect(page).toHaveURL(/status=corrected/);
      await expect(reports.rows).toHaveCount(1);
      await reports.link(TITLES[language].diabetes).click();
      await expect(page.getByText(words.statusHints.corrected)).toBeVisible();
      await expect(reports.result('Haemoglobin A1c')).toContainText('6.2');
      await page.getByRole('link', { name: words.report.version(2), exact: true }).click();
      await expect(page.getByText(words.report.earlier(2))).toBeVisible();
      await expect(reports.result('Haemoglobin A1c')).toContainText('9.3');
      await reports.expectAccessible('an earlier version');
      await page.getByRole('link', { name: words.report.toCurrent }).click();
      await expect(reports.result('Haemoglobin A1c')).toContainText('6.2');

      await page.goto('/admin/doctor/reports?status=entered-in-error');
      await reports.link(TITLES[language].lipid).click();
      await expect(page.getByText(words.statusHints['entered-in-error'])).toBeVisible();
      await expect(page.getByText(words.report.noResults)).toBeVisible();
      await reports.expectAccessible('a withdrawn report');
    });

    test('a report is read when the doctor marks it, not when it is opened', async ({
      page,
      reports,
      keyboard,
      signedInAs,
    }) => {
      const { words } = reports;
      // The two languages must not read each other's.
      const title = { en: TITLES.en.thyroid, tw: TITLES.tw.hepatitis }[language];
      await signedInAs('doctor');
      await reports.open();
      await reports.link(title).click();
      await expect(reports.button(words.report.markRead)).toBeVisible();
      await page.goBack();
      await expect(reports.rows.filter({ hasText: title })).toContainText(words.list.unread);
      await reports.link(title).click();
      await keyboard.press(reports.button(words.report.markRead));
      await expect(reports.button(words.report.markUnread)).toBeFocused();
      await page.goBack();
      await expect(reports.rows.filter({ hasText: title })).not.toContainText(words.list.unread);
      await reports.link(title).click();
      await reports.button(words.report.markUnread).click();
      await expect(reports.button(words.report.markRead)).toBeVisible();
    });
  });
}

test.describe('an open list', () => {
  test.use({ language: 'en' });

  test('shows at once what is done in another window', async ({ page, context, reports, signedInAs }) => {
    const { words } = reports;
    await signedInAs('doctor');
    await page.goto('/admin/doctor/reports?status=corrected');
    await expect(reports.rows).toHaveCount(1);
    await expect(reports.rows).toContainText(words.list.unread);
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByRole('table').getByRole('link').first().click();
    await other.getByRole('button', { name: words.report.markRead }).click();
    // Sooner than the page would ask by itself.
    await expect(reports.rows).not.toContainText(words.list.unread, { timeout: 5_000 });
    await other.getByRole('button', { name: words.report.markUnread }).click();
    await expect(reports.rows).toContainText(words.list.unread, { timeout: 5_000 });
  });
});

test.describe('critical results', () => {
  // Whoever acknowledges them does so once: one language, and a report that no other journey counts on.
  test.use({ language: 'zh' });

  test('are named first, acknowledged by the keyboard, and keep who did and when', async ({
    page,
    reports,
    staffWords,
    keyboard,
    signedInAs,
  }) => {
    const { words } = reports;
    const { home } = staffWords.orders;
    const title = '全血细胞计数';
    await signedInAs('doctor');
    await page.goto('/admin/doctor/home');
    const band = page.getByRole('alert').filter({ hasText: words.list.critical(1) });
    await expect(band).toContainText(home.critical(2));
    await reports.expectAccessible('critical results on the first page');
    await band.getByRole('link', { name: home.allCritical }).click();
    await expect(reports.criticalOnly).toBeChecked();
    await expect(reports.rows).toHaveCount(2);
    const row = reports.rows.filter({ hasText: title });
    await expect(row).toContainText(words.list.urgent);

    await row.getByRole('link').click();
    await reports.expectAccessible('a report to acknowledge');
    await keyboard.press(reports.button(words.report.acknowledge));
    const said = page.getByRole('group').filter({ hasText: 'Dr Sample' });
    await expect(said).toBeFocused();
    await expect(reports.button(words.report.acknowledge)).toHaveCount(0);

    await reports.open();
    await expect(row).toContainText(words.list.acknowledged);
    await reports.criticalOnly.click();
    await expect(reports.criticalOnly).toBeChecked();
    await expect(reports.rows).toHaveCount(1);
  });
});

test.describe('another account', () => {
  test.use({ language: 'en' });

  test('of another doctor has no reports, and finds none by address', async ({
    page,
    reports,
    ownAccount,
    takeSession,
    consoleWatch,
  }) => {
    consoleWatch.expectStatus(404);
    const { words } = reports;
    await takeSession(await ownAccount('doctor'));
    await page.goto('/admin/doctor/reports');
    await expect(page.getByText(words.list.none)).toBeVisible();
    await reports.expectAccessible('no reports');
    await page.goto('/admin/doctor/reports/00000000-0000-4000-8000-000000000000');
    await expect(reports.heading(words.report.notFound)).toBeVisible();
    await reports.expectAccessible('no such report');
  });
});
