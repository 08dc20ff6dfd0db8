import type { Hold } from '@phial/contract/booking/hold';
import { formatClock } from '@phial/domain/hong-kong-time';
import type { Page } from '@playwright/test';
import { person } from '../../arrange/person.ts';
import { expect, test } from '../../fixtures.ts';
import { languagesOfRun } from '../../languages.ts';
import { MoreTimeDialog } from '../../pages/more-time-dialog.ts';
import type { Wizard } from '../../pages/wizard.ts';
import { answerOf } from '../../watch/sent-calls.ts';

const HOLD = 'POST /rest/appointment/hold';
const EXTEND = 'PUT /rest/appointment/hold/*';
const RELEASE = 'DELETE /rest/appointment/hold/*';

const MINUTE = 60_000;

/** From now on time passes only where the test lets it. */
const stopClock = (page: Page) => page.clock.pauseAt(new Date(Date.now() + MINUTE));

test('runs 600 seconds of clock time from step 3 through step 4, and restarts after step 2', async ({
  page,
  wizard,
  words,
  calls,
  freeSlot,
}) => {
  const expectClock = async (seconds: number) => {
    await expect(wizard.clock).toContainText(words.bookingWizard.seconds(seconds));
    await expect(wizard.clock).toContainText(formatClock(seconds));
  };
  const slot = await freeSlot();
  await page.clock.install();
  await wizard.openAt(2, slot);
  await wizard.time.choose(slot);
  await stopClock(page);
  await expect(wizard.clock).toHaveCount(0);
  await wizard.next();
  await expect(wizard.person.heading).toBeVisible();
  const { holdId } = await answerOf<Hold>(await calls.only(HOLD));
  await expectClock(600);
  await expect(wizard.clock).toContainText('10:00');
  await page.clock.runFor(1000);
  await expectClock(599);
  await page.clock.runFor(9000);
  await expectClock(590);
  // A page that slept makes up for it at once.
  await page.clock.fastForward(90_000);
  await expectClock(500);

  await wizard.person.fill(person());
  await wizard.next();
  await expect(wizard.confirm.heading).toBeVisible();
  await expectClock(500);
  await page.clock.runFor(30_000);
  await expectClock(470);
  await wizard.back();
  await expect(wizard.person.heading).toBeVisible();
  await expectClock(470);
  expect(calls.to(RELEASE)).toHaveLength(0);

  await wizard.back();
  await expect(wizard.time.heading).toBeVisible();
  await expect(wizard.clock).toHaveCount(0);
  await calls.only(`DELETE /rest/appointment/hold/${holdId}`);
  await page.clock.runFor(5000);
  await wizard.next();
  await calls.expectCount(HOLD, 2);
  await expectClock(600);
});

test('offers more time two minutes before the end, and the server extends the hold', async ({
  page,
  wizard,
  shell,
  words,
  calls,
  freeSlot,
}) => {
  const { dialog, extend, goOn } = new MoreTimeDialog(page, words);
  await page.clock.install();
  await wizard.openAt(3, await freeSlot());
  const first = await answerOf<Hold>(await calls.only(HOLD));
  await wizard.expectHeld();
  await wizard.person.name.focus();
  await page.clock.fastForward(7 * MINUTE);
  await expect(wizard.clock).toContainText(/0[23]:/);
  await expect(dialog).toBeHidden();
  await page.clock.fastForward(MINUTE);
  await expect(extend).toBeFocused();
  await wizard.expectAccessible('with more time offered');
  await extend.click();
  const [extension] = await calls.expectCount(EXTEND, 1);
  const second = await answerOf<Hold>(extension);
  expect(second.holdId).toBe(first.holdId);
  expect(second.extensionsLeft).toBe(first.extensionsLeft - 1);
  expect(second.secondsLeft).toBe(600);
  expect(Date.parse(second.expiresAt)).toBeGreaterThan(Date.parse(first.expiresAt));
  await shell.expectToast(words.bookingWizard.extended, 'success');
  await expect(dialog).toBeHidden();
  await expect(wizard.clock).toContainText(/10:00|09:5/);
  await expect(wizard.person.name).toBeFocused();

  await page.clock.fastForward(8 * MINUTE);
  await goOn.click();
  await expect(dialog).toBeHidden();
  await page.clock.fastForward(MINUTE);
  await expect(wizard.clock).toContainText(/01:00|00:5/);
  await expect(dialog).toBeHidden();
  expect(calls.to(EXTEND)).toHaveLength(1);
});

for (const language of languagesOfRun('en')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('shows an alert at zero, and restarts the page', async ({
      page,
      wizard,
      shell,
      words,
      calls,
      bookingHome,
      freeSlot,
    }) => {
      await page.clock.install();
      await wizard.reachConfirm(await freeSlot(), person());
      await calls.expectCount(HOLD, 1);
      await wizard.expectHeld();
      await page.clock.fastForward(10 * MINUTE);
      await expect(shell.alert(words.errors.client.timedOut)).toBeVisible();
      await wizard.expectAccessible('with the time over');
      const reloaded = page.waitForEvent('load');
      await shell.acknowledge(words.errors.client.timedOut);
      await reloaded;
      await expect(bookingHome.heading).toBeVisible();
      await expect(shell.alert(words.errors.client.timedOut)).toHaveCount(0);
      expect(calls.to('POST /rest/appointment/appt')).toHaveLength(0);
      if (language === 'en') expect(words.errors.client.timedOut).toBe('Timed out, please reapply');
    });
  });
}

test('keeps running on other pages, and shows the alert on return only', async ({
  page,
  wizard,
  shell,
  words,
  bookingHome,
  freeSlot,
}) => {
  const visitor = person();
  const { dialog } = new MoreTimeDialog(page, words);
  await page.clock.install();
  await wizard.openAt(3, await freeSlot());
  await wizard.expectHeld();
  await wizard.person.fill(visitor);
  await shell.followMenu('news');
  await expect(page.getByRole('heading', { level: 1, name: words.shell.titles.news })).toBeVisible();
  await page.clock.fastForward(3 * MINUTE);
  await shell.followMenu('booking');
  await wizard.person.expectFilled(visitor);
  await expect(wizard.clock).toContainText(/06:5\d/);

  await shell.followMenu('news');
  await page.clock.runFor(8 * MINUTE);
  await expect(page.getByRole('heading', { level: 1, name: words.shell.titles.news })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await shell.followMenu('booking');
  await shell.acknowledge(words.errors.client.timedOut);
  await expect(bookingHome.heading).toBeVisible();
});

/** Each way out of a step that holds a seat. */
const WAYS_OUT: Record<string, (given: { page: Page; wizard: Wizard }) => Promise<void>> = {
  'the button back': ({ wizard }) => wizard.back(),
  'the Back of the browser': async ({ page }) => void (await page.goBack()),
  'closing the wizard': ({ wizard }) => wizard.close(),
};

for (const [way, leave] of Object.entries(WAYS_OUT)) {
  test(`a seat held is nobody else's, and is free again at once after ${way}`, async ({
    page,
    wizard,
    api,
    calls,
    freeSlot,
  }) => {
    const slot = await freeSlot();
    await wizard.openAt(2, slot);
    await wizard.time.choose(slot);
    await wizard.next();
    await answerOf<Hold>(await calls.only(HOLD));
    await api.fill(slot);
    expect(await api.isFree(slot)).toBe(false);
    await expect(api.hold(slot)).rejects.toMatchObject({ error: 'slot-full' });

    await leave({ page, wizard });
    await (await (await calls.expectCount(RELEASE, 1))[0]?.request.response())?.finished();
    expect(await api.isFree(slot)).toBe(true);
    await api.book(slot, person());
    expect(await api.isFree(slot)).toBe(false);
  });
}

test('releases the hold at the end', async ({ page, wizard, shell, words, api, freeSlot }) => {
  const slot = await freeSlot();
  await page.clock.install();
  await wizard.openAt(3, slot);
  await wizard.expectHeld();
  await api.fill(slot);
  expect(await api.isFree(slot)).toBe(false);
  await page.clock.fastForward(10 * MINUTE);
  await shell.acknowledge(words.errors.client.timedOut);
  await expect.poll(() => api.isFree(slot)).toBe(true);
});
