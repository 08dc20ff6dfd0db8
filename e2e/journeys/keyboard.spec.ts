import { addDays, addMonths, type DayKey, dayOf, monthOf, weekdayOf } from '@phial/domain/hong-kong-time';
import { person } from '../arrange/person.ts';
import { test as base, expect } from '../fixtures.ts';
import { MoreTimeDialog } from '../pages/more-time-dialog.ts';
import { Keyboard } from '../watch/keyboard.ts';

const test = base.extend<{ keyboard: Keyboard }>({
  keyboard: async ({ page }, use) => use(new Keyboard(page)),
});

test('a booking is made, found, changed and cancelled without a mouse', async ({
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
    await keyboard.choose(points, wizard.place.point(point));
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
    await keyboard.type(wizard.confirm.captcha.box, 'AAAA');
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
  await arrive(wizard.place.heading);
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
  await keyboard.type(search.captcha.box, 'AAAA');
  await page.keyboard.press('Enter');
  await arrive(search.resultsHeading);
  await keyboard.press(search.change(search.card(first)));
  await arrive(wizard.place.heading);
  const services = page.getByRole('group', { name: wanted.typeLegend, exact: true });
  await keyboard.choose(services, wizard.place.service('other'));
  await expect(wizard.place.points.first()).toBeVisible();
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

test('arrows, Page Up and Down, Home and End go about the calendar', async ({
  page,
  keyboard,
  wizard,
  freeSlot,
}) => {
  const slot = await freeSlot();
  await wizard.openAt(2, slot);
  await wizard.time.chooseDay(slot.day);
  await keyboard.tabTo(page.locator('[data-day][tabindex="0"]'));
  await expect(wizard.time.day(slot.day)).toBeFocused();
  const clamp = (day: DayKey) => {
    const months = [0, 1, 2, 3].map((ahead) => addMonths(monthOf(dayOf(new Date())), ahead));
    return months.includes(monthOf(day)) ? day : undefined;
  };
  let at = slot.day;
  const expectMove = async (key: string, to: DayKey) => {
    await page.keyboard.press(key);
    at = clamp(to) ?? at;
    await expect(wizard.time.month(monthOf(at))).toBeVisible();
    await expect(page.locator(':focus')).toHaveAttribute('data-day', at);
    await keyboard.expectFocusSeen();
  };
  await expectMove('ArrowRight', addDays(at, 1));
  await expectMove('ArrowLeft', addDays(at, -1));
  await expectMove('ArrowUp', addDays(at, -7));
  await expectMove('ArrowDown', addDays(at, 7));
  await expectMove('Home', addDays(at, 1 - weekdayOf(at)));
  await expectMove('End', addDays(at, 7 - weekdayOf(at)));
  // The 15th is a day of every month.
  while (at.slice(8) !== '15') {
    await expectMove(
      at.slice(8) < '15' ? 'ArrowRight' : 'ArrowLeft',
      addDays(at, at.slice(8) < '15' ? 1 : -1),
    );
  }
  await expectMove('PageUp', `${addMonths(monthOf(at), -1)}-15`);
  await expectMove('PageDown', `${addMonths(monthOf(at), 1)}-15`);
  await expectMove('PageDown', `${addMonths(monthOf(at), 1)}-15`);

  // One stop of the Tab key, whatever day it stands on.
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').getAttribute('data-day')).toBeNull();
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator(':focus')).toHaveAttribute('data-day', at);
});

test('a day that cannot be chosen, and a full time, are not chosen by a key either', async ({
  page,
  keyboard,
  wizard,
  api,
  freeSlot,
}) => {
  const slot = await freeSlot();
  await api.fill(slot);
  await wizard.openAt(2, slot);
  await wizard.time.chooseDay(slot.day);
  const full = wizard.time.time(slot.day, slot.time);
  await expect(full).toBeDisabled();
  const radios = wizard.time.times(slot.day).getByRole('radio');
  await keyboard.tabTo(radios.and(page.locator(':enabled')).first());
  for (let steps = await radios.count(); steps > 0; steps -= 1) {
    await page.keyboard.press('ArrowDown');
    await expect(full).not.toBeChecked();
  }
  const sunday = addDays(slot.day, 7 - weekdayOf(slot.day));
  await wizard.time.showMonth(monthOf(sunday));
  await keyboard.tabTo(page.locator('[data-day][tabindex="0"]'), 'Shift+Tab');
  while ((await page.locator(':focus').getAttribute('data-day')) !== sunday) {
    const at = (await page.locator(':focus').getAttribute('data-day')) ?? '';
    await page.keyboard.press(at < sunday ? 'ArrowRight' : 'ArrowLeft');
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(wizard.time.chosenDay.and(page.locator(`:has([data-day="${sunday}"])`))).toHaveCount(0);
});

test('a dialog keeps the Tab key inside, closes on Escape, and gives the focus back', async ({
  page,
  keyboard,
  wizard,
  words,
  freeSlot,
}) => {
  await page.clock.install();
  await wizard.reachConfirm(await freeSlot(), person());
  const opener = page.getByRole('button', { name: words.bookingWizard.readTerms, exact: true });
  const terms = page.getByRole('dialog', { name: words.terms.service.title, exact: true });
  const expectTrapped = async () => {
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      // Between the last stop and the first the browser's own controls have it.
      const inside = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused === document.body || focused?.closest('dialog[open]') !== null;
      });
      expect(inside, 'the focus stays in the dialog').toBe(true);
    }
  };
  await keyboard.press(opener);
  await expect(terms).toBeVisible();
  await expectTrapped();
  await page.keyboard.press('Escape');
  await expect(terms).toBeHidden();
  await expect(opener).toBeFocused();

  const { dialog, extend, goOn } = new MoreTimeDialog(page, words);
  await page.clock.fastForward(480_000);
  await expect(extend).toBeFocused();
  await keyboard.tabTo(goOn, 'Shift+Tab');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('what is missing takes the focus, and its links lead to the boxes', async ({
  page,
  keyboard,
  wizard,
  words,
  freeSlot,
}) => {
  await wizard.openAt(3, await freeSlot());
  await keyboard.press(page.getByRole('button', { name: words.bookingWizard.next, exact: true }));
  await expect(page.locator(':focus').getByText(words.bookingWizard.summaryTitle)).toBeVisible();
  await keyboard.press(
    wizard.person.summary.getByRole('link', { name: words.errors.form['phone-or-email'] }),
  );
  await expect(wizard.person.telNo).toBeFocused();
  await keyboard.expectFocusSeen();
});

test('the first stop skips to the content; the menu opens, walks and closes by keys', async ({
  page,
  keyboard,
  shell,
  words,
}) => {
  const { menu, header, titles } = words.shell;
  const bar = page.getByRole('banner').getByRole('navigation', { name: menu.label });
  const company = bar.getByRole('button', { name: menu.company, exact: true });
  const aboutUs = bar.getByRole('link', { name: menu.aboutUs, exact: true });
  const ensure = bar.getByRole('link', { name: menu.ensure, exact: true });
  await shell.goto('/news?index=5');
  await expect(page.getByRole('heading', { level: 1, name: titles.news })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('button', { name: header.skip, exact: true });
  await expect(skip).toBeFocused();
  await keyboard.expectFocusSeen();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.locator('main :focus').count()).toBe(1);

  await keyboard.tabTo(company, 'Shift+Tab');
  await expect(aboutUs).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(aboutUs).toBeVisible();
  await expect(company).toHaveAttribute('aria-expanded', 'true');
  await keyboard.tabTo(ensure);
  await page.keyboard.press('Escape');
  await expect(company).toBeFocused();
  await expect(aboutUs).toBeHidden();

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(aboutUs).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(ensure).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(bar.getByRole('link', { name: menu.booking, exact: true })).toBeFocused();
  await expect(ensure).toBeHidden();

  await keyboard.tabTo(company, 'Shift+Tab');
  await page.keyboard.press('Space');
  await keyboard.press(ensure);
  const heading = page.getByRole('heading', { level: 1, name: titles.ensure });
  await expect(heading).toBeFocused();
  await expect(ensure).toBeHidden();
});
