import { person, type TestPerson } from '../arrange/person.ts';
import { answerInstead } from '../arrange/stand-in.ts';
import { expect, test } from './camera.ts';

/** Somebody whose details look as a visitor's do. */
const visitor = (): TestPerson => person({ telNo: '00001234' });

test('booking home and choice of the service', async ({ bookingHome, begin, camera }) => {
  await bookingHome.open();
  await camera.take('10-booking-home');
  await bookingHome.start();
  await expect(begin.heading).toBeVisible();
  await camera.take('11-begin');
});

test('step 1', async ({ bookingHome, begin, wizard, camera, freeSlot }) => {
  const { point } = await freeSlot({ type: 'other' });
  await bookingHome.open();
  await bookingHome.start();
  await begin.choose('other');
  await expect(wizard.servicePoint.points.first()).toBeVisible();
  await camera.take('20-step-1');
  await wizard.servicePoint.choose(point);
  await camera.take('21-step-1-chosen');
});

test('step 2', async ({ wizard, camera, freeSlot }) => {
  const slot = await freeSlot({ type: 'other' });
  await wizard.openAt(2, slot);
  await wizard.time.expectLoaded();
  await camera.take('22-step-2');
  await wizard.time.choose(slot);
  await camera.take('23-step-2-chosen');
  await wizard.next();
  await expect(wizard.person.heading).toBeVisible();
});

test('step 3', async ({ wizard, camera, freeSlot, words, shell }) => {
  await wizard.openAt(3, await freeSlot());
  await expect(wizard.clock).toContainText(words.bookingWizard.seconds(599));
  await camera.take('24-step-3');
  await wizard.next();
  await expect(wizard.person.summary).toBeVisible();
  await shell.dismissToasts();
  await camera.take('25-step-3-errors');
  await wizard.person.fill(visitor());
  await camera.take('26-step-3-filled');
});

test('step 3 without a seat held', async ({ page, wizard, camera, freeSlot, words, consoleWatch }) => {
  const msg = words.errors.refusals['too-many-requests'];
  consoleWatch.expectStatus(429);
  await answerInstead(page, '/rest/appointment/hold', { kind: 'envelope', status: 429, code: 429, msg });
  await wizard.openAt(3, await freeSlot());
  await expect(page.getByText(words.bookingWizard.unheld, { exact: true })).toBeVisible();
  await camera.take('27-step-3-unheld');
});

test('more time, and none left', async ({ page, wizard, camera, freeSlot, words, shell }) => {
  await page.clock.install();
  await wizard.openAt(3, await freeSlot());
  await expect(wizard.clock).toBeVisible();
  await page.clock.fastForward(480_000);
  await expect(page.getByRole('alertdialog', { name: words.bookingWizard.moreTimeTitle })).toBeVisible();
  await camera.take('28-step-3-more-time', { windowOnly: true });
  await page.clock.fastForward(120_000);
  await expect(shell.alert(words.errors.client.timedOut)).toBeVisible();
  await camera.take('29-step-3-timed-out', { windowOnly: true });
});

test('lost slot', async ({ wizard, camera, freeSlot, api, page, words, consoleWatch }) => {
  const slot = await freeSlot();
  await api.fill(slot);
  consoleWatch.expectStatus(409);
  await wizard.openAt(2, slot);
  await wizard.time.expectLoaded();
  await page.goto(page.url().replace('step=2', 'step=3').concat(`&time=${slot.day}T${slot.time}`));
  await expect(page.getByText(words.bookingWizard.lostTitles.full, { exact: true })).toBeVisible();
  await wizard.time.expectLoaded();
  await camera.take('30-lost-slot');
});

test('step 4 and success', async ({ page, wizard, camera, freeSlot, success, shell }) => {
  await wizard.reachConfirm(await freeSlot({ type: 'other' }), visitor());
  await expect(wizard.confirm.captcha.picture).toBeVisible();
  await camera.take('31-step-4');
  await wizard.confirm.submit().click();
  await shell.dismissToasts();
  await camera.take('32-step-4-errors');
  await wizard.confirm.read('terms');
  await camera.take('33-terms', { windowOnly: true });
  await page.keyboard.press('Escape');
  await wizard.confirm.complete();
  await wizard.confirm.submit().click();
  await expect(success.heading).toBeVisible();
  await camera.take('50-success');
  await camera.takePrint('50-success');
  await camera.take('51-success-cancel', {
    windowOnly: true,
    pose: async () => {
      if (!(await success.cancelDialog.dialog.isVisible())) await success.cancel.click();
    },
  });
});

test('search', async ({ search, camera, api, freeSlot, shell, words }) => {
  const somebody = visitor();
  const first = await freeSlot();
  await api.book(first, somebody);
  const { record } = await api.book(await freeSlot({ type: 'other', notOn: [first.day] }), somebody, 'phone');
  await search.open();
  await camera.take('40-search');
  await search.submit.click();
  await expect(search.summary).toBeVisible();
  await camera.take('41-search-errors');
  await search.fill(visitor());
  await search.captcha.answer();
  await search.submit.click();
  await shell.expectToast(words.errors.client.noData);
  await camera.take('42-search-nothing', { windowOnly: true });
  await search.fill(somebody);
  await search.captcha.answer();
  await search.submit.click();
  await expect(search.resultsHeading).toBeVisible();
  await shell.dismissToasts();
  await camera.take('43-results');
  await search.cancel(search.card(record)).click();
  await camera.take('44-results-cancel', { windowOnly: true });
});

test('a change', async ({ search, wizard, camera, api, freeSlot }) => {
  const somebody = visitor();
  const slot = await freeSlot();
  const { record } = await api.book(slot, somebody);
  await search.find(somebody);
  await search.change(search.card(record)).click();
  await expect(wizard.servicePoint.points.first()).toBeVisible();
  await wizard.servicePoint.choose(slot.point);
  await wizard.next();
  await wizard.time.expectLoaded();
  await wizard.time.choose({ day: slot.day, time: (await api.sameDay(slot)).servTime.slice(11, 16) });
  await wizard.next();
  await expect(wizard.person.heading).toBeVisible();
  await camera.take('34-change-step-3');
});
