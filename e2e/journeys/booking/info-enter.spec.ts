import { readFile } from 'node:fs/promises';
import type { ClientInformationCode } from '@phial/contract/booking/client-information';
import { formatClock } from '@phial/domain/hong-kong-time';
import { LANGUAGES } from '@phial/domain/language';
import type { Page } from '@playwright/test';
import { person } from '../../arrange/person.ts';
import { test as base, expect } from '../../fixtures.ts';
import { expectFieldError } from '../../pages/boxes.ts';
import { InfoEnter } from '../../pages/info-enter.ts';
import { openSite } from '../../pages/open-site.ts';
import { pagesOf } from '../../watch/paper.ts';
import { personalTraces } from '../../watch/personal-traces.ts';
import { readQr } from '../../watch/qr-reader.ts';
import { answerOf } from '../../watch/sent-calls.ts';
import { expectNoSidewaysScroll, expectWording } from '../../watch/wording.ts';

const CALL = 'POST /onsite/client-information';
/** Seconds. */
const HOUR = 3600;

const JUST_MADE = /^(?:60:00|59:\d\d)$/;

const test = base.extend<{ infoEnter: InfoEnter }>({
  infoEnter: async ({ visit }, use) => use(new InfoEnter(visit)),
});

/** From now on time passes only where the test lets it. */
const stopClock = (page: Page) => page.clock.pauseAt(new Date(Date.now() + 60_000));

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, { tag: language === 'tw' ? ['@mobile'] : [] }, () => {
    test.use({ language });

    test('the form makes a QR code, which counts down its hour and then says so', async ({
      page,
      infoEnter,
      words,
      calls,
    }) => {
      test.slow();
      const visitor = person();
      await page.clock.install();
      await infoEnter.open();
      await infoEnter.expectOpen();
      await expectWording(page, language, { where: 'the form' });
      await expectNoSidewaysScroll(page, 'the form');

      await infoEnter.submit.click();
      await expect(infoEnter.summary).toBeFocused();
      const { form } = words.errors;
      const first = infoEnter.box(language === 'en' ? 'englishName' : 'chineseName');
      await expectFieldError(first, form['name-required']);
      await infoEnter.expectAccessible('with everything missing');
      await infoEnter.summary.getByRole('link', { name: form['card-type-required'] }).click();
      await expect(infoEnter.choice('documentType', 0)).toBeFocused();

      await infoEnter.fill(visitor);
      await infoEnter.makeCode();
      await expect(infoEnter.clock).toHaveText(JUST_MADE);
      await infoEnter.expectAccessible('with a code');
      await expectWording(page, language, { where: 'the code' });
      await expectNoSidewaysScroll(page, 'the code');

      const { token } = await answerOf<ClientInformationCode>(await calls.only(CALL));
      expect(await readQr(await infoEnter.picture.screenshot())).toBe(token);

      const before = await infoEnter.secondsLeft();
      await stopClock(page);
      // The stop is a minute ahead: the page has to show it before what is left is read.
      await expect.poll(() => infoEnter.secondsLeft()).toBeLessThan(before - 30);
      const left = await infoEnter.secondsLeft();
      expect(left).toBeGreaterThan(HOUR - 5 * 60);
      await page.clock.runFor(1000);
      await expect(infoEnter.clock).toHaveText(formatClock(left - 1));
      // A page that slept makes up for it at once.
      await page.clock.fastForward((left - 61) * 1000);
      await expect(infoEnter.clock).toHaveText('01:00');
      await page.clock.runFor(59_000);
      await expect(infoEnter.clock).toHaveText('00:01');
      await expect(infoEnter.stamp).toHaveCount(0);
      await page.clock.runFor(1000);
      await expect(infoEnter.stamp).toBeVisible();
      await expect(infoEnter.clock).toHaveCount(0);
      await page.clock.resume();
      await infoEnter.expectAccessible('with a code that has expired');
      await expectWording(page, language, { where: 'the expired code' });

      await infoEnter.press('renew');
      await expect(infoEnter.captcha.box).toBeFocused();
      await expect(infoEnter.box('englishName')).toHaveValue(visitor.name);
      await infoEnter.makeCode();
      await expect(infoEnter.clock).toHaveText(JUST_MADE);
      const [, again] = await calls.expectCount(CALL, 2);
      expect((await answerOf<ClientInformationCode>(again)).token).not.toBe(token);
    });
  });
}

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('the code is saved as a picture, printed on one sheet, and leaves no trace', async ({
    page,
    infoEnter,
    calls,
    shell,
  }) => {
    test.slow();
    const visitor = person();
    await infoEnter.open();
    await infoEnter.fill(visitor);
    await infoEnter.makeCode();
    const { token } = await answerOf<ClientInformationCode>(await calls.only(CALL));
    for (const value of [visitor.name, visitor.number, visitor.telNo, visitor.email]) {
      expect(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('latin1')).not.toContain(value);
    }

    const saved = page.waitForEvent('download');
    await infoEnter.press('save');
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/^client-information-\d{4}-\d\d-\d\d-\d{4}\.png$/);
    expect(await readQr(await readFile(await download.path()))).toBe(token);

    expect(await pagesOf(page)).toBe(1);
    expect(await personalTraces(page, visitor)).toEqual([]);

    // Leaving keeps the code, and what was typed.
    await shell.followMenu('news');
    await page.goBack();
    await expect(infoEnter.picture).toBeVisible();
    await infoEnter.press('change');
    await expect(infoEnter.box('hkidNumber')).toHaveValue(visitor.number);
    await expect(infoEnter.captcha.box).toHaveValue('');

    await infoEnter.press('again');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(infoEnter.heading).toBeFocused();
    await expect(infoEnter.box('englishName')).toHaveValue('');
  });

  test('a passport instead of an identity card, by keyboard alone', async ({
    page,
    keyboard,
    infoEnter,
    calls,
  }) => {
    await infoEnter.open();
    await keyboard.type(infoEnter.box('englishName'), 'Testina Trial');
    await keyboard.type(infoEnter.birthday('day'), '29');
    await keyboard.type(infoEnter.birthday('month'), '2');
    await keyboard.type(infoEnter.birthday('year'), '1945');
    await keyboard.choose(infoEnter.choices('gender'), infoEnter.choice('gender', 1));
    await keyboard.choose(infoEnter.choices('documentType'), infoEnter.choice('documentType', 1));
    await keyboard.choose(infoEnter.choices('travelDocumentType'), infoEnter.choice('travelDocumentType', 0));
    await keyboard.type(infoEnter.box('travelDocumentNumber'), 'k12345678');
    await keyboard.type(infoEnter.box('email'), 'testina@example.com');
    await keyboard.type(infoEnter.captcha.box, 'AAAA');
    await page.keyboard.press('Enter');

    // There was no 29 February that year.
    await expect(infoEnter.summary).toBeFocused();
    await expectFieldError(infoEnter.birthday('day'), 'Date format is incorrect');
    await keyboard.press(infoEnter.summary.getByRole('link'));
    await expect(infoEnter.birthday('day')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('28');
    await keyboard.press(infoEnter.submit);
    await expect(infoEnter.codeHeading).toBeFocused();
    expect((await calls.only(CALL)).body).toMatchObject({
      birthday: '1945-02-28',
      cardType: 'TRAVEL',
      travelCardType: 'PASSPORT',
      travelCardNumber: 'K12345678',
      idCard: '',
    });
    await keyboard.press(page.getByRole('main').getByRole('button', { name: 'Change my details' }));
    await keyboard.expectFocusKept();
    await expect(infoEnter.box('travelDocumentNumber')).toHaveValue('k12345678');
  });

  test('a refusal is shown and keeps every answer', async ({ infoEnter, shell, words, consoleWatch }) => {
    const visitor = person();
    consoleWatch.expectStatus(422);
    await infoEnter.open();
    await infoEnter.fill(visitor);
    await infoEnter.captcha.answer('ZZZZ');
    await infoEnter.captcha.spend(() => infoEnter.submit.click());
    await shell.expectToast(words.errors.refusals['captcha-wrong'], 'error');
    await expect(infoEnter.box('hkidNumber')).toHaveValue(visitor.number);
    await infoEnter.makeCode();
  });
});

test('the page and its encoder load as separate chunks when they are needed', async ({ page, infoEnter }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await openSite(page, '/#/');
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((path) => /info-enter|encode-qr/.test(path))).toEqual([]);
  await infoEnter.open();
  await expect.poll(() => scripts.filter((path) => /info-enter/.test(path))).toHaveLength(1);
  await expect.poll(() => scripts.filter((path) => /encode-qr/.test(path))).toHaveLength(1);
});
