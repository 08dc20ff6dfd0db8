import type { CreateRequest } from '@phial/contract/booking/appointment';
import type { Alternatives } from '@phial/contract/booking/availability';
import { instantOf, monthOf } from '@phial/domain/hong-kong-time';
import { localised } from '@phial/domain/language';
import type { BookingApi } from '../../arrange/booking-api.ts';
import { person } from '../../arrange/person.ts';
import type { FreeSlot } from '../../arrange/slot-finder.ts';
import { expect, test } from '../../fixtures.ts';
import { languagesOfRun } from '../../languages.ts';
import { LostSlotPanel } from '../../pages/lost-slot-panel.ts';
import { answerOf, type SentCall, type SentCalls } from '../../watch/sent-calls.ts';

const HOLD = 'POST /rest/appointment/hold';
const CREATE = 'POST /rest/appointment/appt';

async function offeredIn(call: SentCall | undefined): Promise<Alternatives['alternatives']> {
  return (await answerOf<Alternatives>(call)).alternatives;
}

/** The last booking that left the page, as far as the slot goes. */
function slotSent(calls: SentCalls) {
  const { servPtId, servTime } = (calls.to(CREATE).at(-1)?.body ?? {}) as Partial<CreateRequest>;
  return { servPtId, servTime };
}

const minutesFrom = (servTime: string, other: string): number => {
  const [one, two] = [servTime, other].map((time) => instantOf(time.slice(0, 10), time.slice(11, 16)));
  return Math.abs(Number(one) - Number(two)) / 60_000;
};

/** How far away, in minutes, the three nearest free times of the day are. */
async function nearest(api: BookingApi, slot: FreeSlot): Promise<number[]> {
  const days = await api.availability(slot, { startDate: slot.day, endDate: slot.day });
  return (days[slot.day]?.slots ?? [])
    .filter(({ hasQuota }) => hasQuota)
    .map(({ activeTimeBegin }) => minutesFrom(activeTimeBegin, slot.servTime))
    .toSorted((a, b) => a - b)
    .slice(0, 3);
}

for (const language of languagesOfRun('tw')) {
  test.describe(`in ${language}`, { tag: language === 'tw' ? ['@mobile'] : [] }, () => {
    test.use({ language });

    test('reports a slot taken before it was held, and offers the nearest time', async ({
      visit,
      wizard,
      api,
      calls,
      success,
      freeSlot,
      consoleWatch,
    }) => {
      const panel = new LostSlotPanel(visit);
      const visitor = person();
      const slot = await freeSlot();
      consoleWatch.expectStatus(409);
      await wizard.openAt(2, slot);
      await wizard.time.choose(slot);
      await api.fill(slot);
      const distances = await nearest(api, slot);
      await wizard.next();

      await panel.expectOpen();
      await expect(panel.focused).toHaveCount(1);
      await expect(wizard.time.heading).toBeVisible();
      await expect(wizard.time.month(monthOf(slot.day))).toBeVisible();
      await expect(wizard.time.lost()).toContainText(slot.time);
      await expect(panel.kept).toHaveCount(0);
      const { samePoint, nearby } = await offeredIn(await calls.only(HOLD));
      expect(samePoint.map(({ servTime }) => minutesFrom(servTime, slot.servTime))).toEqual(distances);
      await expect(panel.here).toHaveCount(samePoint.length);
      for (const [index, time] of samePoint.entries()) {
        await expect(panel.here.nth(index)).toContainText(time.servTime.slice(11, 16));
      }
      expect(nearby.length).toBeGreaterThan(0);
      expect(nearby.map(({ servPtId }) => servPtId)).not.toContain(slot.servPtId);
      await expect(panel.nearby).toHaveCount(nearby.length);
      for (const [index, time] of nearby.entries()) {
        for (const word of panel.wordsOf(time)) await expect(panel.nearby.nth(index)).toContainText(word);
      }

      await panel.here.first().click();
      await expect(wizard.person.heading).toBeVisible();
      await expect(wizard.clock).toBeVisible();
      await wizard.person.fill(visitor);
      await wizard.next();
      await wizard.confirm.complete();
      await wizard.confirm.submit().click();
      await expect(success.heading).toBeVisible();
      expect(slotSent(calls)).toEqual({ servPtId: slot.servPtId, servTime: samePoint[0]?.servTime });
    });
  });
}

test('keeps the answers when a slot is lost on the last step', async ({
  visit,
  wizard,
  shell,
  words,
  api,
  calls,
  success,
  freeSlot,
  consoleWatch,
}) => {
  const panel = new LostSlotPanel(visit);
  const visitor = person();
  const slot = await freeSlot();
  consoleWatch.expectStatus(409);
  await wizard.reachConfirm(slot, visitor);
  const { holdId } = await answerOf<{ holdId: string }>(await calls.only(HOLD));
  await api.release(holdId);
  await api.fill(slot);
  await wizard.confirm.complete();
  await wizard.confirm.submit().click();

  await panel.expectOpen();
  await expect(panel.kept).toBeVisible();
  expect((await api.enquire(visitor)).data).toEqual([]);
  const offered = await panel.nearby.first().innerText();
  await panel.nearby.first().click();
  await expect(wizard.confirm.heading).toBeVisible();
  await expect(wizard.confirm.fact(words.bookingWizard.name)).toHaveText(visitor.name);
  await expect(wizard.confirm.agreement('terms')).toBeChecked();
  await shell.dismissToasts();
  await wizard.confirm.captcha.answer();
  await wizard.confirm.submit().click();
  await expect(success.heading).toBeVisible();
  const { data } = await api.enquire(visitor);
  expect(data.map(({ servPtId, servTime }) => ({ servPtId, servTime }))).toEqual([slotSent(calls)]);
  expect(slotSent(calls).servPtId).not.toBe(slot.servPtId);
  for (const { testServPtVo } of data)
    expect(offered).toContain(localised(testServPtVo, 'servPt', visit.language));
});

test('allows another time from the calendar, or another service point', async ({
  visit,
  wizard,
  api,
  freeSlot,
  consoleWatch,
}) => {
  const panel = new LostSlotPanel(visit);
  const visitor = person();
  const slot = await freeSlot();
  const other = await freeSlot();
  consoleWatch.expectStatus(409);
  await wizard.openAt(2, slot);
  await wizard.time.choose(slot);
  await api.fill(slot);
  await wizard.next();
  await expect(panel.heading).toBeVisible();
  await wizard.time.changePoint.click();
  await expect(panel.heading).toHaveCount(0);
  await wizard.servicePoint.choose(other.point);
  await wizard.next();
  await expect(panel.heading).toHaveCount(0);
  await wizard.time.choose(other);
  await wizard.next();
  await wizard.person.fill(visitor);
  await wizard.next();
  await expect(wizard.confirm.heading).toBeVisible();
});
