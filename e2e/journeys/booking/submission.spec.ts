import type { LegalTextId } from '@phial/contract/content/text-bodies';
import { person } from '../../arrange/person.ts';
import { expect, test } from '../../fixtures.ts';
import { languagesOfRun } from '../../languages.ts';
import type { CaptchaBox } from '../../pages/captcha-box.ts';
import type { Agreement } from '../../pages/confirm-step.ts';
import { sampleLegalText } from '../../published.ts';

const CAPTCHA = 'GET /auth/code';
const ENQUIRY = 'POST /rest/appointment/appt/list';
const CREATE = 'POST /rest/appointment/appt';

test('a double press of confirm books once', async ({ wizard, calls, api, freeSlot, success }) => {
  const visitor = person();
  await wizard.reachConfirm(await freeSlot(), visitor);
  await wizard.confirm.complete();
  await wizard.confirm.submit().dblclick();
  await expect(success.heading).toBeVisible();
  expect(calls.to(CREATE)).toHaveLength(1);
  expect((await api.enquire(visitor)).data).toHaveLength(1);
});

test('Enter in the captcha box books once, and the success screen can cancel it', async ({
  page,
  wizard,
  shell,
  bookingHome,
  words,
  calls,
  api,
  freeSlot,
  success,
}) => {
  const visitor = person();
  const slot = await freeSlot();
  await wizard.reachConfirm(slot, visitor);
  await wizard.confirm.complete();
  await wizard.confirm.captcha.box.press('Enter');
  await page.keyboard.press('Enter');
  await success.expectOpen();
  expect(calls.to(CREATE)).toHaveLength(1);

  const { data } = await api.enquire(visitor);
  await expect(success.code).toHaveText(data[0]?.appointmentRelNumber ?? 'none');
  await success.cancel.click();
  await expect(success.cancelDialog.tip).toBeVisible();
  await success.expectAccessible('with the question before cancelling');
  await success.cancelDialog.confirm.click();
  await shell.expectToast(words.bookingDesk.cancel.done, 'success');
  await calls.only(`DELETE /system/record/${data[0]?.appointmentRecordId}`);
  await expect(bookingHome.heading).toBeVisible();
  expect((await api.enquire(visitor)).data).toEqual([]);
  expect(await api.isFree(slot)).toBe(true);
});

test('blocks the same submission for a second, but not another one', async ({
  page,
  search,
  shell,
  words,
  calls,
  consoleWatch,
}) => {
  const visitor = person();
  // A captcha never comes twice, and with another one the submission is another; so here it does.
  const uuid = '00000000-0000-4000-8000-000000000000';
  const gif = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
  await page.route('**/api/auth/code', (route) => {
    const img = `${gif}#${calls.to(CAPTCHA).length}`;
    return route.fulfill({ json: { code: 200, msg: '', uuid, img, data: { uuid, img } } });
  });
  consoleWatch.expectStatus(422);
  const refused = words.errors.refusals['captcha-wrong'];
  const { duplicate } = words.errors.client;
  await page.clock.install();
  await search.open();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const send = async () => {
    await search.captcha.answer();
    await search.captcha.spend(() => search.submit.click());
  };
  await search.fill(visitor);
  await send();
  await shell.expectToast(refused);
  await page.clock.runFor(900);
  await send();
  await shell.expectToast(duplicate);
  expect(calls.to(ENQUIRY)).toHaveLength(1);

  await page.clock.runFor(200);
  await send();
  await calls.expectCount(ENQUIRY, 2);
  await shell.expectToast(refused);

  await search.name.fill(`${visitor.name} Junior`);
  await send();
  await calls.expectCount(ENQUIRY, 3);
});

test('a second press while the search is under way sends nothing and says so', async ({
  page,
  search,
  shell,
  words,
  calls,
}) => {
  const underWay = Promise.withResolvers<void>();
  await page.route('**/api/rest/appointment/appt/list', async (route) => {
    await underWay.promise;
    await route.fallback();
  });
  await page.clock.install();
  await search.open();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await search.fill(person());
  await search.captcha.answer();
  await search.captcha.box.press('Enter');
  await calls.expectCount(ENQUIRY, 1);
  await search.captcha.box.press('Enter');
  await shell.expectToast(words.errors.client.duplicate);
  await shell.dismissToasts();
  await page.clock.runFor(200);
  await expect(search.submit).toHaveAttribute('aria-busy', 'true');
  await search.captcha.box.press('Enter');
  await shell.expectToast(words.errors.client.duplicate);
  underWay.resolve();
  await shell.expectToast(words.errors.client.noData);
  expect(calls.to(ENQUIRY)).toHaveLength(1);
});

test('each press on the captcha brings another picture, however quick', async ({
  search,
  wizard,
  calls,
  freeSlot,
}) => {
  const expectRenewals = async (captcha: CaptchaBox) => {
    await expect(captcha.picture).toBeVisible();
    const asked = calls.to(CAPTCHA).length;
    await captcha.spend(async () => {
      await captcha.refresh.click();
      await captcha.refresh.click();
    });
    await calls.expectCount(CAPTCHA, asked + 2);
  };
  await search.open();
  await expectRenewals(search.captcha);
  await wizard.reachConfirm(await freeSlot(), person());
  await expectRenewals(wizard.confirm.captcha);
});

for (const language of languagesOfRun('en')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('both texts to agree to can be read before', async ({ page, wizard, freeSlot }) => {
      const { confirm } = wizard;
      await wizard.reachConfirm(await freeSlot(), person());
      const texts: [Agreement, LegalTextId][] = [
        ['terms', 'service'],
        ['privacy', 'privacy'],
      ];
      for (const [which, id] of texts) {
        const dialog = await confirm.read(which);
        for (const { heading, html } of sampleLegalText(id, language).sections) {
          await expect(dialog.getByRole('heading', { name: heading, exact: true })).toBeVisible();
          for (const paragraph of html.split(/\s*<\/?p>\s*/).filter((text) => text !== '')) {
            await expect(dialog).toContainText(paragraph);
          }
        }
        await confirm.expectAccessible(`with the text of ${which}`);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(confirm.agreement(which)).not.toBeChecked();
      }
    });
  });
}
