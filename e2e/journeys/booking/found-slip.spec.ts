import { person } from '../../arrange/person.ts';
import { expect, test } from '../../fixtures.ts';
import { languagesOfRun } from '../../languages.ts';
import { expectSlipOnPaper } from '../../watch/paper.ts';

for (const language of languagesOfRun('tw')) {
  test.describe(`in ${language}`, { tag: language === 'tw' ? ['@mobile'] : [] }, () => {
    test.use({ language });

    test('one of several found bookings is printed, as it is and in large print, and nothing of the others', async ({
      page,
      search,
      api,
      freeSlot,
    }) => {
      const visitor = person();
      const slot = await freeSlot({ type: 'other' });
      const other = await freeSlot({ type: 'ECG', notOn: [slot.day] });
      const { record } = await api.book(slot, visitor);
      const { record: otherRecord } = await api.book(other, visitor);
      await search.find(visitor);
      await search.showSlip(search.card(slot)).click();
      const { slip } = search;
      await expect(slip.heading).toBeFocused();
      await expect(slip.codeToScan).toBeVisible();
      await search.expectAccessible('the slip of a found booking');
      await expectSlipOnPaper(page, {
        print: slip.print,
        printLarge: slip.printLarge,
        code: record.appointmentRelNumber,
        without: [otherRecord.appointmentRelNumber, visitor.docNo, visitor.telNo, visitor.email],
      });
      await slip.back.click();
      await expect(search.resultsHeading).toBeFocused();
      await expect(search.cards).toHaveCount(2);
    });
  });
}
