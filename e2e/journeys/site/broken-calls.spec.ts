import { answerInstead, letThrough } from '../../arrange/stand-in.ts';
import { expect, test } from '../../fixtures.ts';
import { languagesOfRun } from '../../languages.ts';

const POINTS = '/rest/appointment/servPt/list*';
const DAYS = '/rest/appointment/servPtApptTime/*';
const STEP_1 = '/grassrootReserve?index=8&tab=reserve&step=1&type=ECG';

for (const language of languagesOfRun('en')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('every kind of failed call has a message, and a retry succeeds', async ({
      page,
      shell,
      wizard,
      words,
      consoleWatch,
    }) => {
      const { client } = words.errors;
      const tryAgain = page.getByRole('button', { name: words.bookingWizard.tryAgain, exact: true });
      const expectOneToast = async (text: string) => {
        await shell.expectToast(text, 'error');
        await expect(shell.toasts).toHaveCount(1);
        await shell.dismissToasts();
      };
      for (const status of [400, 401, 404, 500, 502]) consoleWatch.expectStatus(status);
      consoleWatch.expect(/net::ERR_CONNECTION_REFUSED/);

      await test.step('a code other than 200 is told in the words of the answer', async () => {
        await answerInstead(page, POINTS, { kind: 'envelope', status: 400, code: 400, msg: 'abc' });
        await shell.goto(STEP_1);
        await expectOneToast('abc');
        await expect(wizard.servicePoint.points).toHaveCount(0);
        await wizard.expectAccessible('without service points');
      });
      await test.step('also where HTTP says that all is well', async () => {
        await answerInstead(page, POINTS, { kind: 'envelope', status: 200, code: 409, msg: 'def' });
        await tryAgain.click();
        await expectOneToast('def');
      });
      for (const status of [404, 502]) {
        await test.step(`a page of status ${status} that is no answer of ours`, async () => {
          await answerInstead(page, POINTS, { kind: 'proxy-page', status });
          await tryAgain.click();
          await expectOneToast(client.statusAbnormal(status));
        });
      }
      await test.step('no connection', async () => {
        await answerInstead(page, POINTS, { kind: 'lost' });
        await tryAgain.click();
        await expectOneToast(client.connectionAbnormal);
      });
      await test.step('500 is an alert and one toast', async () => {
        await answerInstead(page, POINTS, { kind: 'envelope', status: 500, code: 500, msg: 'ghi' });
        await tryAgain.click();
        await expect(shell.alert(client.contactAdministrator)).toBeVisible();
        await shell.expectToast('ghi', 'error');
        await expect(shell.toasts).toHaveCount(1);
        await wizard.expectAccessible('under the alert');
        await shell.acknowledge(client.contactAdministrator);
        await shell.dismissToasts();
      });
      await test.step('trying again loads the list', async () => {
        await letThrough(page, POINTS);
        await tryAgain.click();
        await expect(wizard.servicePoint.points.first()).toBeVisible();
      });
      await test.step('301 is an alert, and then the staff site', async () => {
        await page.route('**/admin/', (route) =>
          route.fulfill({ contentType: 'text/html', body: '<title>staff</title>' }),
        );
        await answerInstead(page, POINTS, { kind: 'envelope', status: 401, code: 301, msg: 'jkl' });
        await wizard.servicePoint.service('other').check();
        await shell.expectToast('jkl', 'error');
        await shell.acknowledge(client.loginExpired);
        await page.waitForURL('**/admin/');
      });
    });
  });
}

test('a call without a response ends after five seconds, and its toast stays five more', async ({
  page,
  shell,
  bookingHome,
  begin,
  wizard,
  words,
}) => {
  await page.clock.install();
  await bookingHome.open();
  await bookingHome.start();
  await answerInstead(page, POINTS, { kind: 'never' });
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await begin.choose('ECG');
  await expect(wizard.heading).toBeVisible();

  await page.clock.runFor(4900);
  await expect(shell.toasts).toHaveCount(0);
  await page.clock.runFor(200);
  await shell.expectToast(words.errors.client.requestTimedOut, 'error');

  await page.clock.runFor(4500);
  await expect(shell.toasts).toHaveCount(1);
  await page.clock.runFor(1500);
  await expect(shell.toasts).toHaveCount(0);
});

test('without the days of a service point the wizard goes back, and on again', async ({
  page,
  shell,
  wizard,
  words,
  freeSlot,
  consoleWatch,
}) => {
  const slot = await freeSlot();
  consoleWatch.expectStatus(400);
  await shell.goto(STEP_1);
  await wizard.servicePoint.choose(slot.point);
  await answerInstead(page, DAYS, { kind: 'envelope', status: 400, code: 400, msg: 'abc' });
  await wizard.next();
  await shell.expectToast('abc', 'error');
  await wizard.expectAccessible('without days');
  await wizard.next();
  await shell.expectToast(words.errors.form['choose-date'], 'warning');
  await wizard.back();
  await expect(wizard.servicePoint.heading).toBeVisible();

  await letThrough(page, DAYS);
  await wizard.next();
  await wizard.time.choose(slot);
});
