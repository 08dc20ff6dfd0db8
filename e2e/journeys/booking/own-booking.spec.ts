import { formatLongDate } from '@phial/domain/hong-kong-time';
import { person } from '../../arrange/person.ts';
import { test as base, expect } from '../../fixtures.ts';
import { languagesOfRun } from '../../languages.ts';
import { OwnBookingPage } from '../../pages/own-booking.ts';
import { expectSlipOnPaper } from '../../watch/paper.ts';
import { readPdf } from '../../watch/pdf-reader.ts';

const test = base.extend<{ own: OwnBookingPage }>({
  own: async ({ page, language, words, isMobile }, use) => {
    await use(new OwnBookingPage({ page, language, words, isMobile }));
  },
});

for (const language of languagesOfRun('tw')) {
  test.describe(`in ${language}`, { tag: language === 'tw' ? ['@mobile'] : [] }, () => {
    test.use({ language });

    test('the link of a message opens the booking, without captcha, document number and contacts', async ({
      page,
      api,
      freeSlot,
      own,
    }) => {
      const slot = await freeSlot({ type: 'other' });
      const visitor = person({ name: 'Testina Trial' });
      const { record } = await api.book(slot, visitor);
      await own.open(record.link);
      await own.expectOpen();
      await expect(own.code).toHaveText(record.appointmentRelNumber);
      await expect(own.codeToScan).toBeVisible();
      const text = await page.locator('main').innerText();
      expect(text).toContain(formatLongDate(slot.day, language));
      for (const secret of [visitor.number, visitor.docNo, visitor.telNo, visitor.email])
        expect(text).not.toContain(secret);
      expect(new URL(page.url()).hash, 'the link has left the address').toBe('#/booking');
      await page.reload();
      await expect(own.code).toHaveText(record.appointmentRelNumber);
    });

    test('prints the slip of the booking, as it is and in large print', async ({
      page,
      api,
      freeSlot,
      own,
    }) => {
      const visitor = person({ name: 'Testina Trial' });
      const { record } = await api.book(await freeSlot({ type: 'other' }), visitor);
      await own.open(record.link);
      await expect(own.codeToScan).toBeVisible();
      const { print, printLarge } = own;
      const without = [visitor.number, visitor.docNo, visitor.telNo, visitor.email];
      await expectSlipOnPaper(page, { print, printLarge, code: record.appointmentRelNumber, without });
    });

    test('the visitor says that they will come, moves the booking, and is asked again', async ({
      api,
      freeSlot,
      own,
    }) => {
      const slot = await freeSlot({ type: 'ECG' });
      const { record } = await api.book(slot);
      await own.open(record.link);
      await own.press((words) => words.attend).click();
      await expect(own.saying((words) => words.attending)).toBeVisible();
      await own.expectAccessible('attendance confirmed');

      const other = await freeSlot({ type: 'ECG', servPtId: slot.servPtId, notOn: [slot.day] });
      await own.press((words) => words.change).click();
      await expect(own.title((words) => words.move.title)).toBeVisible();
      await own.times.choose(other);
      await own.expectAccessible('choosing another time');
      await own.press((words) => words.move.confirm).click();
      await expect(own.press((words) => words.attend)).toBeVisible();
      await expect(own.code).toHaveText(record.appointmentRelNumber);
      await expect.poll(() => api.isFree(slot)).toBe(true);
    });

    test('the visitor switches reminders off and on, and cancels', async ({ api, freeSlot, own }) => {
      const slot = await freeSlot({ type: 'ECG' });
      const { record } = await api.book(slot);
      await own.open(record.link);
      await own.press((words) => words.switchOff).click();
      await expect(own.saying((words) => words.remindersOff)).toBeVisible();
      await own.press((words) => words.switchOn).click();
      await expect(own.saying((words) => words.remindersOn)).toBeVisible();

      await own.press((words) => words.cancel).click();
      await own.cancelDialog.confirm.click();
      await expect(own.title((words) => words.cancelledTitle)).toBeVisible();
      await own.expectAccessible('cancelled');
    });

    test('a link that opens nothing says so, and leads to the enquiry', async ({
      own,
      search,
      consoleWatch,
    }) => {
      consoleWatch.expectStatus(403);
      await own.open('k1.altered.link');
      await expect(own.title((words) => words.wrongTitle)).toBeVisible();
      await own.expectAccessible('a link that opens nothing');
      await own.press((words) => words.find).click();
      await expect(search.heading).toBeVisible();
    });
  });
}

test.describe('in the font of the English pages', () => {
  test.use({ language: 'en' });

  test('a code whose letters are kerned stays one word in a saved slip', async ({
    page,
    api,
    freeSlot,
    own,
  }) => {
    const { record } = await api.book(await freeSlot({ type: 'other' }), person());
    await own.open(record.link);
    await expect(own.codeToScan).toBeVisible();
    await own.code.evaluate((element) => {
      element.textContent = 'TTCTTKYT';
    });
    expect((await readPdf(await page.pdf({ format: 'A4' }))).text).toContain('TTCTTKYT');
  });
});
