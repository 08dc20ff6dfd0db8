import { addDays, addMonths, type DayKey, dayOf, monthOf, weekdayOf } from '@phial/domain/hong-kong-time';
import { expect, test } from '../../fixtures.ts';

test('arrows, Page Up and Down, Home and End move in the calendar', async ({
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

test('keys do not choose a disabled day or a full slot', async ({
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
  // A Sunday on the same leaf: turning it would take the focus to the button that does.
  const weekday = weekdayOf(slot.day);
  const sundays = [addDays(slot.day, 7 - weekday), addDays(slot.day, -weekday)];
  const sunday = sundays.find((day) => monthOf(day) === monthOf(slot.day)) ?? slot.day;
  await keyboard.tabTo(page.locator('[data-day][tabindex="0"]'), 'Shift+Tab');
  while ((await page.locator(':focus').getAttribute('data-day')) !== sunday) {
    const at = (await page.locator(':focus').getAttribute('data-day')) ?? '';
    await page.keyboard.press(at < sunday ? 'ArrowRight' : 'ArrowLeft');
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(wizard.time.chosenDay.and(page.locator(`:has([data-day="${sunday}"])`))).toHaveCount(0);
});
