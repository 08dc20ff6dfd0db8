import type { Locator } from '@playwright/test';
import { person } from '../../arrange/person.ts';
import { expect, test } from '../../fixtures.ts';
import { languagesOfRun } from '../../languages.ts';
import { expectFieldError, expectNoFieldError, paste } from '../../pages/boxes.ts';

for (const language of languagesOfRun('tw')) {
  test.describe(`in ${language}`, { tag: language === 'tw' ? ['@mobile'] : [] }, () => {
    test.use({ language });

    test('step 3 reports every missing field at once, beside the fields and at the top', async ({
      wizard,
      shell,
      words,
      freeSlot,
      calls,
    }) => {
      const { person: step } = wizard;
      const { form } = words.errors;
      await wizard.openAt(3, await freeSlot());
      await wizard.expectHeld();
      await calls.expectCount('GET /rest/appointment/servPt/list', 1);
      const sent = calls.all.length;
      await step.name.fill('   ');
      await wizard.next();
      await expectFieldError(step.name, form['name-required']);
      await expectFieldError(step.documentNumber.number, form['card-number-required']);
      await shell.expectToast(form['phone-or-email'], 'warning');
      await expect(step.summary).toBeFocused();
      await wizard.expectAccessible('with everything missing');

      await step.summary.getByRole('link', { name: form['card-number-required'] }).click();
      await expect(step.documentNumber.number).toBeFocused();

      await step.telNo.fill('1234567');
      await step.tel2.fill('1234');
      await step.email.fill('a@b');
      await wizard.next();
      await expectFieldError(step.telNo, form['phone-invalid']);
      await expectFieldError(step.tel2, form['phone-invalid']);
      await expectFieldError(step.email, form['email-invalid']);

      await step.telNo.fill('91234567');
      await step.tel2.fill('91234568');
      await wizard.next();
      await expectFieldError(step.tel2, form['phones-not-same']);
      await shell.expectToast(form['phones-not-same'], 'warning');
      await expect(step.heading).toBeVisible();
      expect(calls.all.slice(sent).map(({ route }) => route)).toEqual([]);
    });
  });
}

test('step 3 validates phones, e-mail and name', async ({ wizard, words, freeSlot }) => {
  const { person: step } = wizard;
  const { form } = words.errors;
  await wizard.openAt(3, await freeSlot());
  const judge = async (box: Locator, text: string, error?: string) => {
    await test.step(`${text} is ${error ?? 'right'}`, async () => {
      await box.fill(text);
      await wizard.next();
      if (error === undefined) await expectNoFieldError(box);
      else await expectFieldError(box, error);
    });
  };

  for (const wrong of ['1234567', 'abcdefgh']) await judge(step.telNo, wrong, form['phone-invalid']);
  await judge(step.telNo, '91234567');
  for (const wrong of ['abc', 'a@', 'a@b']) await judge(step.email, wrong, form['email-invalid']);
  await judge(step.email, 'a.b@example.com');
  for (const right of ['陳', 'x'.repeat(50), 'x'.repeat(100)]) await judge(step.name, right);
  await judge(step.name, 'x'.repeat(101), form['name-too-long']);

  await test.step('phones hold eight digits, and lose their blanks', async () => {
    await step.telNo.fill('');
    await step.telNo.pressSequentially('912345678');
    await expect(step.telNo).toHaveValue('91234567');
    await step.tel2.fill('');
    await paste(step.tel2, ' 9123 4567 ');
    await expect(step.tel2).toHaveValue('91234567');
    await expectNoFieldError(step.tel2);
  });

  await test.step('a pasted phone loses the area code, and one of another length is refused whole', async () => {
    for (const box of [step.telNo, step.tel2]) {
      for (const text of ['85291234567', '852-91234567']) {
        await box.fill('');
        await paste(box, text);
        await expect(box).toHaveValue('91234567');
      }
    }
    await step.telNo.fill('');
    await paste(step.telNo, '852912345678');
    await expect(step.telNo).toHaveValue('852912345678');
    await wizard.next();
    await expectFieldError(step.telNo, form['phone-invalid']);
  });
});

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1440, height: 600 } });

  test('what is being booked stays in sight beside steps 3 and 4', async ({
    page,
    wizard,
    words,
    freeSlot,
  }) => {
    const booking = page.getByText(words.bookingWizard.successTitle, { exact: true });
    const atTheEnd = async () => {
      await page.evaluate(() => window.scrollTo(0, document.querySelector('main')?.scrollHeight ?? 0));
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
    };
    await wizard.openAt(3, await freeSlot());
    await expect(wizard.person.heading).toBeVisible();
    await atTheEnd();
    await expect(wizard.person.heading).not.toBeInViewport();
    await expect(booking).toBeInViewport();
    await wizard.person.fill(person());
    await wizard.next();
    await expect(wizard.confirm.heading).toBeVisible();
    await atTheEnd();
    await expect(wizard.confirm.heading).not.toBeInViewport();
    await expect(booking).toBeInViewport();
  });
});

test('one contact is enough, blanks around it do not matter, and the repeat is not sent', async ({
  wizard,
  words,
  freeSlot,
  calls,
  success,
}) => {
  const visitor = person();
  const { person: step, confirm } = wizard;
  const { telNo, email } = words.bookingWizard;
  await wizard.openAt(3, await freeSlot());

  await step.fill(visitor, 'phone');
  await wizard.next();
  await expect(confirm.fact(telNo)).toHaveText(visitor.telNo);
  await expect(confirm.fact(email)).toHaveCount(0);

  await wizard.back();
  await step.fill({ ...visitor, email: ` ${visitor.email} ` }, 'email');
  await wizard.next();
  await expect(confirm.fact(telNo)).toHaveCount(0);
  await expect(confirm.fact(email)).toHaveText(visitor.email);

  await confirm.complete();
  await confirm.submit().click();
  await expect(success.heading).toBeVisible();
  const { body } = await calls.only('POST /rest/appointment/appt');
  expect(body).toMatchObject({ telNo: '', email: visitor.email });
  expect(body).not.toHaveProperty('tel2');
  expect(body).not.toHaveProperty('selectedTimeItem');
});
