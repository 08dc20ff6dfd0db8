import { Doctor } from '../../arrange/doctor.ts';
import { person } from '../../arrange/person.ts';
import { test as base, expect } from '../../fixtures.ts';
import { languagesOfRun } from '../../languages.ts';
import { DoctorOrders } from '../../pages/doctor-order.ts';

const test = base.extend<{ orders: DoctorOrders }>({
  orders: async ({ page, staffWords }, use) => use(new DoctorOrders(page, staffWords)),
});

for (const language of languagesOfRun('en', ['en', 'tw'])) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('cancels a waiting order, and receives another one at the counter', async ({
      page,
      baseURL,
      orders,
      signedInAs,
      consoleWatch,
    }) => {
      const { actions, counter, states, stateHelp, list } = orders.words;
      const [wanted, unwanted] = [person(), person()];
      await signedInAs('doctor');
      const doctor = new Doctor(page.request, baseURL ?? '');
      const received = await doctor.placed(wanted);
      const cancelled = await doctor.placed(unwanted);

      await page.goto(`/admin/doctor/orders/${cancelled.orderId}`);
      const dialog = page.getByRole('alertdialog');
      await orders.button(actions.cancel).click();
      await orders.expectAccessible('the question before an order is cancelled');
      await dialog.getByRole('button', { name: actions.keep }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByText(stateHelp.PLACED)).toBeVisible();
      await orders.button(actions.cancel).click();
      await dialog.getByRole('button', { name: actions.cancel }).click();
      await expect(page.getByText(stateHelp.CANCELLED)).toBeVisible();
      await expect(orders.button(actions.cancel)).toHaveCount(0);
      await orders.expectAccessible('a cancelled order');

      // A scanner types wherever the focus is, and ends with Enter.
      await signedInAs('counter');
      consoleWatch.expectStatus(422);
      await page.goto('/admin/specimens');
      const box = page.getByRole('textbox', { name: counter.code });
      await expect(box).toBeFocused();
      await orders.expectAccessible('the counter before a scan');
      const scan = async (code: string) => {
        await page.keyboard.type(code);
        await page.keyboard.press('Enter');
      };
      await scan('HD-22222223');
      await expect(box).toHaveAccessibleDescription(/.+/);
      await scan(cancelled.number);
      await expect(page.getByText(counter.cannot)).toBeVisible();
      await expect(orders.button(counter.receive)).toHaveCount(0);
      await scan(received.number);
      await expect(page.getByText(wanted.name)).toBeVisible();
      await expect(page.getByText(wanted.docNo)).toHaveCount(0);
      await orders.expectAccessible('an order at the counter');
      await orders.button(counter.receive).click();
      await expect(page.getByText(counter.received(received.number))).toBeVisible();
      await expect(box).toBeFocused();
      await expect(box).toHaveValue('');

      await signedInAs('doctor');
      await page.goto(`/admin/doctor/orders/${received.orderId}`);
      await expect(page.getByText(stateHelp.RECEIVED)).toBeVisible();
      await expect(orders.button(actions.cancel)).toHaveCount(0);
      await page.goto('/admin/doctor/orders?state=CANCELLED');
      const row = page.getByRole('row').filter({ hasText: cancelled.number });
      await expect(row).toContainText(unwanted.name);
      await expect(row).toContainText(states.CANCELLED);
      await expect(page.getByRole('searchbox', { name: list.search })).toHaveValue('');
    });
  });
}
