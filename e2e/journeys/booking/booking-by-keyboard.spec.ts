import { type DayKey, monthOf } from '@phial/domain/hong-kong-time';
import type { Language } from '@phial/domain/language';
import { person } from '../../arrange/person.ts';
import { expect, test } from '../../fixtures.ts';
import { languagesOfRun } from '../../languages.ts';
import type { CaptchaBox } from '../../pages/captcha-box.ts';
import type { Keyboard } from '../../watch/keyboard.ts';

type Answer = (keyboard: Keyboard, captcha: CaptchaBox) => Promise<void>;

const readPicture: Answer = (keyboard, { box }) => keyboard.type(box, 'AAAA');

/** For whoever does not see the picture: the device works in its place. */
const withoutPicture: Answer = async (keyboard, { without, earned, box }) => {
  await keyboard.press(without);
  await expect(earned).toBeVisible({ timeout: 60_000 });
  await expect(without).toBeFocused();
  await expect(box).toHaveValue(/^.{4}$/);
};

const VISITORS: readonly { language: Language; title: string; answer: Answer }[] = [
  { language: 'tw', title: 'without a mouse', answer: readPicture },
  ...languagesOfRun('en').map((language) => ({
    language,
    title: 'without a mouse and without the picture',
    answer: withoutPicture,
  })),
];

for (const { language, title, answer } of VISITORS) {
  test.describe(`in ${language}, ${title}`, () => {
    test.use({ language });

    test('a booking is made, found, changed and cancelled', async ({
      page,
      keyboard,
      shell,
      bookingHome,
      begin,
      wizard,
      search,
      success,
      words,
      calls,
      api,
      freeSlot,
    }) => {
      test.slow();
      const visitor = person();
      const first = await freeSlot({ type: 'other' });
      const second = await freeSlot({ type: 'other', notOn: [first.day] });
      const wanted = words.bookingWizard;
      const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
      const arrive = async (heading: typeof wizard.heading) => {
        await expect(heading).toBeVisible();
        await keyboard.expectFocusKept();
      };
      const chooseSlot = async ({ point, day, time }: typeof first) => {
        const points = page.getByRole('group', { name: wanted.pointsLegend, exact: true });
        await keyboard.choose(points, wizard.servicePoint.point(point));
        await keyboard.press(button(wanted.next));
        await arrive(wizard.time.heading);
        await wizard.time.expectLoaded();
        for (let month = 0; !(await wizard.time.month(monthOf(day)).isVisible()); month += 1) {
          expect(month, 'the month is within reach').toBeLessThan(4);
          await keyboard.press(wizard.time.nextMonth);
          await wizard.time.expectLoaded();
        }
        await keyboard.tabTo(page.locator('[data-day][tabindex="0"]'));
        await goToDay(day);
        await page.keyboard.press('Enter');
        const times = wizard.time.times(day);
        await keyboard.choose(times, wizard.time.time(day, time));
        await keyboard.press(button(wanted.next));
        await arrive(wizard.person.heading);
      };
      const goToDay = async (day: DayKey) => {
        const at = async () => (await page.locator(':focus').getAttribute('data-day')) ?? '';
        for (let steps = 0; (await at()) !== day && steps < 31; steps += 1) {
          await page.keyboard.press((await at()) < day ? 'ArrowRight' : 'ArrowLeft');
        }
        await expect(wizard.time.day(day)).toBeFocused();
      };
      const confirm = async (mode: 'new' | 'modify') => {
        await arrive(wizard.confirm.heading);
        await answer(keyboard, wizard.confirm.captcha);
        await keyboard.tick(wizard.confirm.agreement('terms'));
        await keyboard.tick(wizard.confirm.agreement('privacy'));
        await keyboard.press(wizard.confirm.submit(mode));
        await arrive(success.heading);
      };

      await shell.goto('/');
      await keyboard.press(
        page.getByRole('banner').getByRole('link', { name: words.shell.menu.booking, exact: true }),
      );
      await arrive(bookingHome.heading);
      await keyboard.press(button(words.bookingDesk.home.start));
      await arrive(begin.heading);
      await keyboard.press(begin.choice('other'));
      await arrive(wizard.servicePoint.heading);
      await chooseSlot(first);
      await keyboard.type(wizard.person.name, visitor.name);
      await keyboard.type(wizard.person.documentNumber.number, visitor.number);
      await keyboard.type(wizard.person.documentNumber.check, visitor.check);
      await keyboard.type(wizard.person.telNo, visitor.telNo);
      await keyboard.type(wizard.person.tel2, visitor.telNo);
      await keyboard.type(wizard.person.email, visitor.email);
      await keyboard.press(button(wanted.next));
      await confirm('new');
      await keyboard.press(success.back);
      await arrive(bookingHome.heading);

      await keyboard.press(button(words.bookingDesk.home.edit));
      await arrive(search.heading);
      await keyboard.type(search.name, visitor.name);
      await keyboard.type(search.documentNumber.number, visitor.number);
      await keyboard.type(search.documentNumber.check, visitor.check);
      await answer(keyboard, search.captcha);
      await keyboard.press(search.submit);
      await arrive(search.resultsHeading);
      await keyboard.press(search.change(search.card(first)));
      await arrive(wizard.servicePoint.heading);
      const services = page.getByRole('group', { name: wanted.typeLegend, exact: true });
      await keyboard.choose(services, wizard.servicePoint.service('other'));
      await expect(wizard.servicePoint.points.first()).toBeVisible();
      await chooseSlot(second);
      await keyboard.press(button(wanted.next));
      await confirm('modify');

      await keyboard.press(success.cancel);
      await expect(success.cancelDialog.keep).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(success.cancel).toBeFocused();
      await page.keyboard.press('Enter');
      await keyboard.press(success.cancelDialog.confirm);
      await arrive(bookingHome.heading);
      expect(calls.to('POST /rest/appointment/appt')).toHaveLength(1);
      expect(calls.to('PUT /rest/appointment/appt')).toHaveLength(1);
      expect(calls.to('DELETE /system/record/*')).toHaveLength(1);
      expect((await api.enquire(visitor)).data).toEqual([]);
    });
  });
}
