import { randomUUID } from 'node:crypto';
import { expect, test } from '../../fixtures.ts';
import { languagesOfRun } from '../../languages.ts';
import { CaptchaBox } from '../../pages/captcha-box.ts';
import { expectAccessible } from '../../watch/accessibility.ts';

for (const language of languagesOfRun('tw')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a doctor who does not see the picture requests an account by the keyboard alone', async ({
      page,
      keyboard,
      signIn,
      staffWords: { accounts: words },
    }) => {
      test.slow();
      const login = `dr.${randomUUID().slice(0, 8)}@clinic.example`;
      const password = 'four small glass phials';
      const { box, without, earned } = new CaptchaBox(page.getByRole('main'), words.register);
      const field = (name: string) => page.getByLabel(name, { exact: true });
      await signIn.open();
      await keyboard.press(page.getByRole('link', { name: words.signIn.registerLink }));
      await expect(signIn.heading(words.register.title)).toBeVisible();
      await keyboard.expectFocusKept();

      await keyboard.type(signIn.login, login);
      await keyboard.type(field(words.fields.name), 'Dr Lee');
      await keyboard.type(field(words.fields.practice), 'Marker Clinic');
      await keyboard.type(field(words.fields.telephone), '2345 6789');
      await keyboard.type(field(words.fields.registrationNumber), 'M00000');
      await keyboard.type(field(words.fields.newPassword), password);
      await keyboard.press(without);
      await expect(earned).toBeVisible({ timeout: 60_000 });
      await expect(without).toBeFocused();
      await expect(box).toHaveValue(/^.{4}$/);
      await expectAccessible(page, 'a request for an account without the picture');

      await keyboard.press(page.getByRole('button', { name: words.register.submit, exact: true }));
      await expect(page.getByText(words.register.done)).toBeVisible();
      await keyboard.expectFocusKept();
      await keyboard.press(page.getByRole('link', { name: words.register.back }));
      await expect(signIn.heading()).toBeVisible();
    });
  });
}
