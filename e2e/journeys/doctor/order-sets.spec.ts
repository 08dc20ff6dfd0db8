import { samplePackages } from '@phial/content/sample/packages';
import type { Language } from '@phial/domain/language';
import { test as base, expect } from '../../fixtures.ts';
import { languagesOfRun } from '../../languages.ts';
import { DoctorOrders } from '../../pages/doctor-order.ts';

const test = base.extend<{ orders: DoctorOrders }>({
  orders: async ({ page, staffWords }, use) => use(new DoctorOrders(page, staffWords)),
});

const COMPONENTS = ['diabetes-screen', 'diabetes-monitoring', 'heart-risk-1'];

/** The names of three packages, as the catalogue of the sample has them. */
function namesIn(language: Language): [string, string, string] {
  const names = COMPONENTS.map(
    (component) => samplePackages.pages.find((one) => one.component === component)?.name[language],
  );
  return names as [string, string, string];
}

for (const language of languagesOfRun('en')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('favourites and a set are made and used for the next order by the keyboard alone', async ({
      page,
      orders,
      keyboard,
      ownAccount,
      takeSession,
      consoleWatch,
    }) => {
      test.slow();
      consoleWatch.expectStatus(409);
      const { setWords: words, words: orderWords } = orders;
      const [screen, monitoring, heart] = namesIn(language);
      const chosen = orders.chosen.getByRole('listitem');
      const status = (text: string) => page.getByRole('status').getByText(text, { exact: true });
      await takeSession(await ownAccount('doctor'));
      await orders.open('orders/new');
      await expect(orders.favourites.getByText(words.favourites.none)).toBeVisible();
      await expect(orders.sets.getByText(words.none)).toBeVisible();

      // A favourite from the results: Tab leads to the star of the marked one, Escape back to the box.
      await keyboard.type(orders.itemBox, 'KM99');
      await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Tab');
      await expect(orders.star(screen)).toBeFocused();
      await keyboard.expectFocusSeen();
      await page.keyboard.press('Space');
      await expect(orders.star(screen)).toHaveAttribute('aria-pressed', 'true');
      await expect(status(words.favourites.marked(screen))).toBeVisible();
      await orders.expectAccessible('results with a favourite');
      await page.keyboard.press('Escape');
      await expect(orders.itemBox).toBeFocused();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.press('Delete');

      await keyboard.press(orders.favourites.getByRole('button', { name: words.favourites.order(screen) }));
      await expect(orders.button(words.favourites.ordered(screen))).toBeFocused();
      await keyboard.tabTo(orders.itemBox, 'Shift+Tab');
      for (const code of ['KM100', 'KM45']) {
        await page.keyboard.type(code);
        await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
        await page.keyboard.press('Enter');
        await expect(orders.itemBox).toHaveValue('');
      }
      await expect(chosen).toHaveCount(3);
      await keyboard.press(orders.star(monitoring));
      await expect(orders.star(monitoring)).toHaveAttribute('aria-pressed', 'true');
      await expect(orders.favourites.getByRole('listitem')).toHaveCount(2);

      // What is chosen becomes a set; its name is asked to be without a patient's.
      const save = orders.button(words.save);
      await keyboard.press(save);
      await expect(orders.setName).toBeFocused();
      await expect(orders.dialog.getByText(words.nameHint(60))).toBeVisible();
      await page.keyboard.type('Diabetes A');
      await orders.expectAccessible('the name of a new set');
      await page.keyboard.press('Enter');
      await expect(status(words.saved('Diabetes A'))).toBeVisible();
      await expect(save).toBeFocused();
      await keyboard.press(save);
      await page.keyboard.type('diabetes a');
      await page.keyboard.press('Enter');
      await expect(orders.setName).toHaveAttribute('aria-invalid', 'true');
      await page.keyboard.press('Escape');
      await expect(orders.dialog).toHaveCount(0);

      // The next order: one item from the favourites, the others from the set.
      await keyboard.press(orders.button(orderWords.actions.clear));
      await expect(chosen).toHaveCount(0);
      await keyboard.press(orders.button(words.favourites.order(monitoring)));
      await expect(chosen).toHaveCount(1);
      const add = orders.button(words.add(words.label('Diabetes A', words.items(3))));
      await keyboard.press(add);
      await expect(status(words.added(2, 1))).toBeVisible();
      await expect(chosen).toHaveText(
        [monitoring, screen, heart].map((name) => new RegExp(RegExp.escape(name))),
      );
      await expect(add).toBeFocused();
      await expect(page.getByRole('radio', { name: orderWords.priority.routine, exact: true })).toBeChecked();

      await keyboard.press(orders.button(words.manage));
      await orders.expectAccessible('the sets in the list where they are changed');
      await keyboard.press(orders.button(words.renameSet('Diabetes A')));
      await expect(orders.setName).toHaveValue('Diabetes A');
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('Diabetes B');
      await page.keyboard.press('Enter');
      await expect(status(words.renamed('Diabetes B'))).toBeVisible();
      await expect(orders.button(words.renameSet('Diabetes B'))).toBeFocused();

      await keyboard.press(orders.button(orderWords.items.remove(heart)));
      await expect(chosen).toHaveCount(2);
      await keyboard.press(orders.button(words.replaceSet('Diabetes B')));
      const question = page.getByRole('alertdialog');
      await expect(question.getByText(words.replaceText(words.items(3), words.items(2)))).toBeVisible();
      await keyboard.press(question.getByRole('button', { name: words.replace }));
      await expect(status(words.replaced('Diabetes B', words.items(2)))).toBeVisible();

      await keyboard.press(orders.button(words.deleteSet('Diabetes B')));
      await orders.expectAccessible('the question before a set is deleted');
      await expect(question.getByRole('button', { name: words.keep })).toBeFocused();
      await keyboard.press(question.getByRole('button', { name: words.delete }));
      await expect(status(words.deleted('Diabetes B'))).toBeVisible();
      await expect(orders.sets.getByText(words.none)).toBeVisible();
      await keyboard.expectFocusKept();
      await expect(chosen).toHaveCount(2);

      await page.reload();
      await expect(orders.favourites.getByRole('listitem')).toHaveCount(2);
      await expect(orders.sets.getByText(words.none)).toBeVisible();
    });
  });
}
