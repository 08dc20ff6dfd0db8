import { instantOf } from '@phial/domain/hong-kong-time';
import { fromWireLanguage, HTML_LANG, type WireLanguage } from '@phial/domain/language';
import { formatSpokenMoment } from '@phial/domain/spoken-moment';
import { person } from '../../arrange/person.ts';
import { languagesOfRun } from '../../languages.ts';
import { expect, POINT, test } from '../../pages/desk-test.ts';
import { expectAccessible } from '../../watch/accessibility.ts';
import { STAFF_WORDS } from '../../words.ts';

/** The visitor speaks another language than the page. */
const SPEAKS = { en: 'tc', tw: 'en', zh: 'tc' } as const satisfies Record<string, WireLanguage>;

for (const language of languagesOfRun('en')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a moved visitor is called in their language, and the booking says what came of the message', async ({
      page,
      desk,
      colleague,
    }) => {
      test.slow();
      const { bookingMessages: words, schedule } = STAFF_WORDS[language];
      const list = schedule.messages;
      const spoken = SPEAKS[language];
      const theirs = fromWireLanguage(spoken);
      const { today, slots } = await colleague.day(POINT);
      const [first, second] = slots.filter(({ begun, free, type }) => !begun && free > 0 && type === 'ECG');
      if (first === undefined || second === undefined)
        throw new Error('two coming slots must have a free seat');
      const booking = await colleague.walkIn(first.slotId, person(), spoken);
      const { name, reservationCode } = await colleague.move(booking, second.slotId);

      const openMessages = async () => {
        await desk.open(POINT);
        await desk.card(reservationCode).click();
        await desk.dialog.getByText(words.title, { exact: true }).click();
        return desk.dialog.getByRole('list', { name: words.title }).getByRole('listitem');
      };
      const moved = (await openMessages()).filter({ hasText: list.kinds.changed });
      await expect(moved).toContainText(words.ways.telephone);
      await expect(moved).toContainText(words.outcome.toCall);
      await desk.expectAccessible('with the messages of a booking');

      await page.goto('/admin/messages');
      await page.getByLabel(list.languages).selectOption({ label: schedule.languages[spoken] });
      await expect(page).toHaveURL(new RegExp(`language=${spoken}`));
      const row = page.getByRole('row').filter({ hasText: reservationCode });
      await expect(row).toContainText(schedule.languages[spoken]);
      const say = row.getByRole('button', { name: list.sayTo(name) });
      await say.press('Enter');
      await expect(say).toHaveAttribute('aria-expanded', 'true');
      const script = page.getByRole('region', { name: list.sayTo(name) });
      const inTheirs = script.locator(`[lang="${HTML_LANG[theirs]}"]`);
      await expect(inTheirs).toContainText(STAFF_WORDS[theirs].callScript.changed);
      for (const { time } of [first, second]) {
        await expect(inTheirs).toContainText(formatSpokenMoment(instantOf(today, time), theirs));
      }
      await expect(script.locator(`[lang="${HTML_LANG[language]}"]`)).toContainText(
        STAFF_WORDS[language].callScript.changed,
      );
      await expect(script).not.toContainText('ECG');
      await expectAccessible(page, `what to say on the telephone, ${language}`);
      await row.getByRole('button', { name: list.notifiedOf(name) }).click();
      await expect(row).toHaveCount(0);

      const told = (await openMessages()).filter({ hasText: list.kinds.changed });
      await expect(told).toContainText(new RegExp(words.outcome.told('.+')));
      await expect(told.getByText(words.outcome.toCall)).toHaveCount(0);
    });
  });
}
