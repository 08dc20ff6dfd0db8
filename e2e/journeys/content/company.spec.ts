import { sampleBody } from '@phial/content/sample/content-entries';
import { SAMPLE_LABORATORY } from '@phial/content/sample/laboratory';
import { expect, test } from '../../fixtures.ts';
import { pagesOf } from '../../watch/paper.ts';

const { certificates } = sampleBody('page-quality');

for (const language of ['tw', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('the history shows nine years', async ({ aboutUs }) => {
      await aboutUs.open();
      await expect(aboutUs.years).toHaveText([
        '1976',
        '2003',
        '2008',
        '2011',
        '2014',
        '2016',
        '2017',
        '2018',
        '2020',
      ]);
      const tops = await aboutUs.years.evaluateAll((years) =>
        years.map((year) => year.getBoundingClientRect().top),
      );
      expect(tops).toEqual(tops.toSorted((a, b) => a - b));
      const said = language === 'en' ? /central lab and R&D centre/i : /中央化驗室及研發中心/;
      await expect(aboutUs.milestones.nth(5)).toContainText(said);
    });

    test('certificates open in a dialog that Esc and a button close', async ({ page, qualityPolicy }) => {
      await qualityPolicy.open();
      await expect(qualityPolicy.accreditation(SAMPLE_LABORATORY.accreditation)).toBeVisible();
      for (const [number, certificate] of certificates.entries()) {
        const opener = qualityPolicy.certificate(certificate);
        const dialog = qualityPolicy.enlarged(certificate);
        const picture = dialog.getByRole('img', { name: certificate.alt[language], exact: true });
        await opener.click();
        await expect(picture).toBeVisible();
        await expect
          .poll(() => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth))
          .toBeGreaterThan(0);
        if (number === 0) await qualityPolicy.expectAccessible('with a certificate enlarged');
        if (number === 1) await qualityPolicy.close(dialog);
        else await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
        await expect(opener).toBeFocused();
      }
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toHaveAccessibleName(certificates.at(-2)?.title[language] ?? '');
    });
  });
}

test('the accreditation body opens in a new tab', async ({ context, qualityPolicy }) => {
  await context.route(`${new URL(SAMPLE_LABORATORY.accreditationScopeUrl).origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>scope</title>' }),
  );
  await qualityPolicy.open();
  const [opened] = await Promise.all([context.waitForEvent('page'), qualityPolicy.scopeLink.click()]);
  await expect(opened).toHaveURL(SAMPLE_LABORATORY.accreditationScopeUrl);
  expect(await opened.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
});

test('a link at the foot of a long page opens the top of the next one', async ({
  page,
  qualityPolicy,
  contact,
  words,
}) => {
  await qualityPolicy.open();
  const link = page
    .getByRole('contentinfo')
    .getByRole('link', { name: words.shell.menu.contactUs, exact: true });
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await link.click();
  await expect(contact.heading).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test.describe('contact', () => {
  const OFFICE = ['09:00–13:00', '14:00–18:00', '09:00–17:00'];
  const BRANCH = ['09:00–13:00', '14:00–20:30', '09:00–18:30'];
  const TABS = [
    'Head office',
    'Tsim Sha Tsui',
    'R&D centre',
    'Tsuen Wan',
    'Causeway Bay',
    'Mong Kok',
    'Central',
  ];
  test.use({ language: 'en' });

  test('shows seven tabs in order, each with the contact details of its office', {
    tag: '@mobile',
  }, async ({ contact }) => {
    await contact.open();
    await expect(contact.tabs).toHaveText(TABS);
    const patterns = new Set<string>();
    for (const name of TABS) {
      await contact.tab(name).click();
      await contact.expectChosen(name);
      await expect(contact.fact('phone')).toHaveText(/^0\d{3} \d{4}$/);
      await expect(contact.fact('fax')).toHaveText(/^0\d{3} \d{4}$/);
      await expect(contact.fact('salesEmail').getByRole('link')).toHaveAttribute('href', /^mailto:sales@/);
      await expect(contact.fact('supportEmail').getByRole('link')).toHaveAttribute(
        'href',
        /^mailto:support@/,
      );
      const branch = sampleBody('page-contact').branches.find((one) => one.name.en === name);
      const { address } = branch ?? SAMPLE_LABORATORY;
      await expect(contact.fact('address')).toContainText(address.en);
      await expect(contact.mapLink).toHaveAttribute('target', '_blank');
      await expect(contact.mapLink).toHaveAttribute('rel', /noopener/);
      const hours = (await contact.fact('hours').innerText()).match(/\d\d:\d\d–\d\d:\d\d/g) ?? [];
      expect([OFFICE, BRANCH]).toContainEqual(hours);
      patterns.add(hours.join());
    }
    expect(patterns.size).toBe(2);
  });

  test('the keyboard goes from tab to tab, and to both ends', async ({ page, contact }) => {
    await contact.open();
    const { keyboard } = page;
    await contact.tab('Head office').focus();
    for (const name of [...TABS.slice(1), 'Head office']) {
      await keyboard.press('ArrowRight');
      await expect(contact.tab(name)).toBeFocused();
      await contact.expectChosen(name);
    }
    for (const [key, name] of [
      ['ArrowLeft', 'Central'],
      ['Home', 'Head office'],
      ['End', 'Central'],
    ] as const) {
      await keyboard.press(key);
      await expect(contact.tab(name)).toBeFocused();
      await contact.expectChosen(name);
    }
    await keyboard.press('Tab');
    await expect(contact.panel.locator(':focus')).toHaveCount(1);
    await page.reload();
    await contact.expectChosen('Central');
  });
});

test('prints a branch on one sheet, and long pages on few', async ({
  page,
  contact,
  aboutUs,
  qualityPolicy,
}) => {
  await contact.open();
  expect(await pagesOf(page)).toBe(1);
  for (const long of [aboutUs, qualityPolicy]) {
    await long.open();
    expect(await pagesOf(page)).toBeLessThanOrEqual(2);
  }
});
