import type { Availability } from '@phial/contract/booking/availability';
import { BOOKING_HORIZON_DAYS, dayState } from '@phial/domain/booking/availability';
import {
  addDays,
  addMonths,
  type DayKey,
  dayOf,
  firstDayOf,
  lastDayOf,
  monthOf,
} from '@phial/domain/hong-kong-time';
import { localised } from '@phial/domain/language';
import type { BookingApi, SlotRef } from '../../arrange/booking-api.ts';
import { expect, test } from '../../fixtures.ts';
import { languagesOfRun } from '../../languages.ts';

const DAYS = 'GET /rest/appointment/servPtApptTime/*';
const DAYS_ADDRESS = '**/api/rest/appointment/servPtApptTime/*';

const today = (): DayKey => dayOf(new Date());

/** The first day that is so; with a full slot it is not today, whose slots pass one by one. */
function findDay(days: Availability, state: string, hasFullSlot = false): DayKey {
  const found = Object.entries(days).find(
    ([day, content]) =>
      dayState(content, day, today()) === state &&
      (!hasFullSlot || (day > today() && content.slots.some((slot) => !slot.hasQuota))),
  );
  if (found === undefined) throw new Error(`the sample has no day that is ${state}`);
  return found[0];
}

/**
 * A day within reach of the calendar for which no slots have been made yet; undefined where there is none, as on 29
 * November 2026, from which ninety days reach to the last Saturday of February.
 */
async function beyondHorizon(
  api: BookingApi,
  service: Pick<SlotRef, 'servPtId' | 'type'>,
): Promise<DayKey | undefined> {
  const last = lastDayOf(addMonths(monthOf(today()), 3));
  const week = Array.from({ length: 7 }, (_, back) => addDays(last, -back));
  const days = await api.availability(service, { startDate: addDays(last, -6), endDate: last });
  // A Sunday has none at any time.
  const beyond = week.filter(
    (day) => day > addDays(today(), BOOKING_HORIZON_DAYS) && dayState(days[day], day, today()) !== 'BREAKDAY',
  );
  if (beyond.some((day) => dayState(days[day], day, today()) !== 'UNACTIVE'))
    throw new Error('a day beyond the horizon has slots already');
  return beyond[0];
}

for (const language of languagesOfRun('tw', ['en', 'tw'])) {
  test.describe(`in ${language}`, { tag: language === 'tw' ? ['@mobile'] : [] }, () => {
    test.use({ language });

    test('step 2 shows a month of 42 days from Monday, its labels, and the times of a free day', async ({
      page,
      wizard,
      words,
      calls,
      api,
    }) => {
      const { time } = wizard;
      const [point] = await api.servicePoints('ECG');
      if (point === undefined) throw new Error('the sample has no service point for an ECG');
      const service = { servPtId: point.servPtId, type: 'ECG' } as const;
      const range = { startDate: today(), endDate: addDays(today(), BOOKING_HORIZON_DAYS) };
      const days = await api.availability(service, range);

      await wizard.openAt(2, { ...service, servTime: '' });
      await time.expectOpen();
      await expect(page.getByText(localised(point, 'servPt', language), { exact: true })).toBeVisible();
      await expect(time.weekdays).toHaveText(words.bookingWizard.weekdaysShort);
      await expect(time.cells).toHaveCount(42);
      await expect(time.calendar.getByRole('row')).toHaveCount(7);

      await test.step('the month with the first free day is asked for, and shows', async () => {
        const [first] = calls.to(DAYS);
        expect(first?.route).toBe(`GET /rest/appointment/servPtApptTime/${point.servPtId}`);
        const shown = monthOf(findDay(days, 'ACTIVE'));
        expect(Object.fromEntries(calls.to(DAYS).at(-1)?.query ?? [])).toEqual({
          startDate: firstDayOf(shown),
          endDate: lastDayOf(shown),
          firstDay: firstDayOf(shown),
          type: 'ECG',
        });
        await expect(time.month(shown)).toBeVisible();
      });

      await test.step('a day that cannot be chosen says why, and a press changes nothing', async () => {
        const beyond = await beyondHorizon(api, service);
        const blocked = [
          [findDay(days, 'FULL'), 'full'],
          [findDay(days, 'BREAKDAY'), 'breakDay'],
          ...(beyond === undefined ? [] : ([[beyond, 'notOpen']] as const)),
        ] as const;
        for (const [day, label] of blocked) {
          await time.showMonth(monthOf(day));
          await time.expectLabel(day, label);
          await time.day(day).press('Enter');
          await time.day(day).dispatchEvent('click');
          await expect(time.chosenDay).toHaveCount(0);
          await expect(time.times(day)).toHaveCount(0);
        }
      });

      await test.step('a full time of a free day cannot be chosen', async () => {
        const day = findDay(days, 'ACTIVE', true);
        await time.chooseDay(day);
        await expect(time.chosenDay).toHaveCount(1);
        await expect(time.day(day)).toContainText(words.bookingWizard.chosen);
        const slots = days[day]?.slots ?? [];
        await expect(time.times(day).getByRole('radio')).toHaveCount(slots.length);
        for (const slot of slots) {
          const radio = time.time(day, slot.time);
          if (slot.hasQuota) await expect(radio).toBeEnabled();
          else await expect(radio).toBeDisabled();
        }
        const free = slots.filter((slot) => slot.hasQuota);
        await time.time(day, free[0]?.time ?? '').check();
        await page.keyboard.press('ArrowRight');
        await expect(time.time(day, free[1]?.time ?? '')).toBeChecked();
      });
    });
  });
}

test('the calendar goes three months ahead, not back, and returns to today', async ({
  wizard,
  calls,
  freeSlot,
}) => {
  const { time } = wizard;
  const present = monthOf(today());
  await wizard.openAt(2, await freeSlot());
  await time.showMonth(present);
  await expect(time.previousMonth).toHaveAttribute('aria-disabled', 'true');
  for (let ahead = 1; ahead <= 3; ahead += 1) {
    const month = addMonths(present, ahead);
    await time.nextMonth.click();
    await expect(time.month(month)).toBeVisible();
    await time.expectLoaded();
    expect(calls.to(DAYS).at(-1)?.query.get('firstDay')).toBe(firstDayOf(month));
  }
  await expect(time.nextMonth).toHaveAttribute('aria-disabled', 'true');
  await time.nextMonth.dispatchEvent('click');
  await expect(time.month(addMonths(present, 3))).toBeVisible();
  await time.previousMonth.click();
  await expect(time.month(addMonths(present, 2))).toBeVisible();
  await time.today.click();
  await expect(time.month(present)).toBeVisible();
});

test('every month has 42 days, even a February of four weeks and a month that starts on Sunday', async ({
  page,
  wizard,
  freeSlot,
}) => {
  const slot = await freeSlot();
  for (const day of ['2027-02-10', '2027-08-10']) {
    await page.route(DAYS_ADDRESS, (route) =>
      route.fulfill({ json: { code: 200, msg: '', data: {}, now: `${day} 12:00:00` } }),
    );
    await wizard.openAt(2, slot);
    await page.reload();
    await wizard.time.showMonth(monthOf(day));
    await expect(wizard.time.cells).toHaveCount(42);
    await expect(wizard.time.day(lastDayOf(monthOf(day)))).toBeVisible();
  }
});

test('the calendar opens on the first month with a free day, or says that there is none', async ({
  page,
  wizard,
  shell,
  words,
  freeSlot,
}) => {
  const slot = await freeSlot();
  const present = monthOf(today());
  // No server can be brought to a month without a free day by booking alone.
  const withoutDays = (isEmpty: (firstDay: string | null) => boolean) =>
    page.route(DAYS_ADDRESS, async (route) => {
      const firstDay = new URL(route.request().url()).searchParams.get('firstDay');
      if (isEmpty(firstDay)) await route.fulfill({ json: { code: 200, msg: '', data: {} } });
      else await route.fallback();
    });

  await withoutDays((firstDay) => firstDay === firstDayOf(present));
  await wizard.openAt(2, slot);
  await expect(wizard.time.month(addMonths(present, 1))).toBeVisible();

  await withoutDays(() => true);
  await page.reload();
  await expect(wizard.time.month(present)).toBeVisible();
  await shell.expectToast(words.errors.client.noData, 'warning');
  await wizard.expectAccessible('without a free day');
});
