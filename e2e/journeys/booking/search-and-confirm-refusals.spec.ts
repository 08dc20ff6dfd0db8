import { person } from '../../arrange/person.ts';
import { expect, test } from '../../fixtures.ts';
import { languagesOfRun } from '../../languages.ts';
import { expectFieldError, expectNoFieldError } from '../../pages/boxes.ts';

for (const language of languagesOfRun('tw')) {
  test.describe(`in ${language}`, { tag: language === 'tw' ? ['@mobile'] : [] }, () => {
    test.use({ language });

    test('the search reports every missing field at once, and sends nothing', async ({
      search,
      words,
      calls,
    }) => {
      const { form } = words.errors;
      await search.open();
      await search.name.fill('   ');
      await search.submit.click();
      await expectFieldError(search.name, form['name-required']);
      await expectFieldError(search.documentNumber.number, form['card-number-required']);
      await expectFieldError(search.captcha.box, form['captcha-required']);
      await expect(search.summary).toBeFocused();
      await expect(search.summary.getByRole('link')).toHaveText([
        form['name-required'],
        form['card-number-required'],
        form['captcha-required'],
      ]);
      await search.expectAccessible('with everything missing');

      await test.step('three characters are no answer to the captcha', async () => {
        await search.fill(person());
        await search.captcha.answer('AAA');
        await search.submit.click();
        await expectFieldError(search.captcha.box, form['captcha-required']);
        await expectNoFieldError(search.name);
        await expectNoFieldError(search.documentNumber.number);
      });
      expect(calls.to('POST /rest/appointment/appt/list')).toHaveLength(0);
    });

    test('step 4 asks for the captcha, then the terms, then data privacy, and sends nothing before', async ({
      page,
      wizard,
      shell,
      words,
      calls,
      freeSlot,
    }) => {
      const { confirm } = wizard;
      const { form } = words.errors;
      await wizard.reachConfirm(await freeSlot(), person());
      const expectWarning = async (text: string) => {
        await confirm.submit().click();
        await shell.expectToast(text, 'warning');
        await expect(shell.toasts).toHaveCount(1);
        await shell.dismissToasts();
      };

      await expectWarning(form['captcha-required']);
      await test.step('the page shows all three, and follows what is corrected', async () => {
        const lines = confirm.summary.getByRole('link');
        const { invalidTitle } = words.shell.page;
        await expect(confirm.summary).toBeFocused();
        await expect(lines).toHaveText([
          form['captcha-required'],
          form['agree-terms'],
          form['agree-privacy'],
        ]);
        await expectFieldError(confirm.agreement('terms'), form['agree-terms']);
        await expectFieldError(confirm.agreement('privacy'), form['agree-privacy']);
        await expect(page).toHaveTitle(new RegExp(`^${RegExp.escape(invalidTitle(''))}`));
        await wizard.expectAccessible('with everything missing on step 4');
        await confirm.agreement('terms').check();
        await expect(lines).toHaveText([form['captcha-required'], form['agree-privacy']]);
        await expectNoFieldError(confirm.agreement('terms'));
        await confirm.agreement('terms').uncheck();
      });
      await confirm.captcha.answer('AAA');
      await expectWarning(form['captcha-required']);
      await confirm.captcha.box.fill('');
      await confirm.captcha.box.pressSequentially('AAAAA');
      await expect(confirm.captcha.box).toHaveValue('AAAA');
      await expectWarning(form['agree-terms']);
      await confirm.agreement('terms').check();
      await expectWarning(form['agree-privacy']);
      await wizard.expectAccessible('with data privacy missing');
      await confirm.agreement('terms').uncheck();
      await confirm.agreement('privacy').check();
      await expectWarning(form['agree-terms']);
      expect(calls.to('POST /rest/appointment/appt')).toHaveLength(0);
    });

    test('steps 1 and 2 ask for a service point and a time', async ({
      wizard,
      begin,
      shell,
      words,
      freeSlot,
    }) => {
      const { form } = words.errors;
      const slot = await freeSlot();
      await shell.goto('/grassrootReserve?index=8&tab=begin');
      await begin.choose('ECG');
      await wizard.servicePoint.expectOpen();
      await wizard.next();
      await shell.expectToast(form['choose-address'], 'warning');
      await expect(wizard.servicePoint.heading).toBeVisible();

      await wizard.servicePoint.choose(slot.point);
      await wizard.next();
      await wizard.time.expectOpen();
      await wizard.next();
      await shell.expectToast(form['choose-date'], 'warning');
      await wizard.time.chooseDay(slot.day);
      await wizard.next();
      await shell.expectToast(words.bookingWizard.chooseTime, 'warning');
      await expect(wizard.time.heading).toBeVisible();
    });
  });
}
