import { person } from '../../arrange/person.ts';
import { answerInstead, letThrough } from '../../arrange/stand-in.ts';
import { expect, test } from '../../fixtures.ts';
import { languagesOfRun } from '../../languages.ts';
import { expectFieldError } from '../../pages/boxes.ts';

const CAPTCHA = 'GET /auth/code';

for (const language of languagesOfRun('zh')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('reports a wrong captcha in the search, and loads another picture', async ({
      search,
      shell,
      words,
      calls,
      consoleWatch,
    }) => {
      const visitor = person();
      consoleWatch.expectStatus(422);
      await search.open();
      const asked = calls.to(CAPTCHA).length;
      await search.fill(visitor);
      await search.captcha.answer('ZZZZ');
      await search.captcha.spend(() => search.submit.click());

      const { refusals } = words.errors;
      await shell.expectToast(refusals['captcha-wrong'], 'error');
      await expect(shell.toasts).toHaveCount(1);
      const { request } = await calls.only('POST /rest/appointment/appt/list');
      const requestId = await (await request.response())?.headerValue('x-request-id');
      await expect(shell.toasts).not.toContainText(requestId ?? 'none');
      await expectFieldError(search.captcha.box, refusals['captcha-wrong']);
      await expect(search.captcha.box).toHaveValue('');

      await calls.expectCount(CAPTCHA, asked + 1);
      await expect(search.heading).toBeVisible();
      await expect(search.name).toHaveValue(visitor.name);
      await search.documentNumber.expectValues(visitor.number, visitor.check);
    });

    test('reports a wrong captcha on step 4, keeps everything, and books with the right one', async ({
      wizard,
      shell,
      words,
      calls,
      freeSlot,
      success,
      consoleWatch,
    }) => {
      const visitor = person();
      const { confirm } = wizard;
      consoleWatch.expectStatus(422);
      await wizard.reachConfirm(await freeSlot(), visitor);
      await confirm.complete();
      await confirm.captcha.answer('ZZZZ');
      const asked = calls.to(CAPTCHA).length;
      await confirm.captcha.spend(() => confirm.submit().click());

      await shell.expectToast(words.errors.refusals['captcha-wrong'], 'error');
      await expect(shell.toasts).toHaveCount(1);
      await calls.expectCount(CAPTCHA, asked + 1);
      await expect(confirm.heading).toBeVisible();
      await expectFieldError(confirm.captcha.box, words.errors.refusals['captcha-wrong']);
      await expect(confirm.captcha.box).toHaveValue('');
      await expect(confirm.fact(words.bookingWizard.name)).toHaveText(visitor.name);
      await expect(confirm.agreement('terms')).toBeChecked();
      await expect(confirm.agreement('privacy')).toBeChecked();

      await confirm.captcha.answer();
      await confirm.submit().click();
      await expect(success.heading).toBeVisible();
      const [refused, accepted] = await calls.expectCount('POST /rest/appointment/appt', 2);
      expect(accepted?.headers['idempotency-key']).not.toBe(refused?.headers['idempotency-key']);
    });

    test('reports a booking cancelled elsewhere, and keeps the results', async ({
      search,
      shell,
      words,
      api,
      freeSlot,
      consoleWatch,
    }) => {
      const visitor = person();
      const booking = await api.book(await freeSlot(), visitor);
      consoleWatch.expectStatus(409);
      await search.find(visitor);
      await api.cancel(booking);
      await search.cancel(search.card(booking.record)).click();
      await search.cancelDialog.confirm.click();

      await shell.expectToast(words.errors.refusals['already-cancelled'], 'error');
      await expect(shell.toasts).toHaveCount(1);
      await expect(search.cancelDialog.dialog).toBeHidden();
      await expect(search.resultsHeading).toBeVisible();
    });
  });
}

test('reports a slot lost before confirming, and keeps the answers', async ({
  page,
  wizard,
  shell,
  words,
  api,
  freeSlot,
  success,
  consoleWatch,
}) => {
  const slot = await freeSlot();
  const visitor = person();
  for (const status of [503, 409]) consoleWatch.expectStatus(status);
  // Nobody else can take a seat that is held, so the visitor must be without a hold.
  const noHold = { kind: 'envelope', status: 503, code: 503, msg: 'no hold' } as const;
  await answerInstead(page, '/rest/appointment/hold', noHold);
  await wizard.reachConfirm(slot, visitor);
  await letThrough(page, '/rest/appointment/hold');
  await api.fill(slot);
  await wizard.confirm.complete();
  await wizard.confirm.submit().click();

  await shell.expectToast(words.errors.refusals['slot-full'], 'error');
  await expect(wizard.time.heading).toBeVisible();
  await expect(wizard.time.lost()).toBeVisible();
  await wizard.expectAccessible('with the slot lost');

  const other = await freeSlot({ servPtId: slot.servPtId });
  await wizard.time.choose(other);
  await wizard.next();
  await wizard.person.expectFilled(visitor);
  await wizard.next();
  await wizard.confirm.complete();
  await wizard.confirm.submit().click();
  await expect(success.heading).toBeVisible();
});

test('a second booking at the same time, or of the same service on a day, is refused', async ({
  wizard,
  shell,
  words,
  api,
  freeSlot,
  consoleWatch,
}) => {
  const slot = await freeSlot();
  const visitor = person();
  await api.book(await api.sameDay(slot), visitor);
  consoleWatch.expectStatus(409);
  await wizard.reachConfirm(slot, visitor);
  await wizard.confirm.complete();
  await wizard.confirm.submit().click();
  await shell.expectToast(words.errors.refusals['same-day'], 'error');
  await expect(wizard.confirm.heading).toBeVisible();
});
