import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { STAFF_PASSWORD } from '../../arrange/staff-accounts.ts';
import { test as base } from '../../fixtures.ts';
import { languagesOfRun } from '../../languages.ts';
import { expectAccessible } from '../../watch/accessibility.ts';

const TEST_EVENT = 'webhook.test';

interface Receiver {
  readonly url: string;
  /** Test events: an endpoint also gets what the journeys beside this one cause. */
  readonly requests: { headers: Record<string, string>; body: string }[];
  /** The status it answers with from now on. */
  answer(status: number): void;
}

const test = base.extend<{ receiver: Receiver }>({
  // Playwright reads which fixtures are needed from this form of the parameter, so it must name one.
  receiver: async ({ browserName: _ }, use) => {
    const requests: Receiver['requests'] = [];
    let status = 200;
    const server = createServer(async (request, response) => {
      const body = await text(request);
      if (JSON.parse(body).type === TEST_EVENT) {
        requests.push({ headers: request.headers as Record<string, string>, body });
      }
      response.writeHead(status).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
    const answer = (next: number) => {
      status = next;
    };
    await use({ url, requests, answer });
    server.close();
  },
});
const { expect } = test;

for (const language of languagesOfRun('en')) {
  test.describe(language, () => {
    test.use({ language });

    test('an administrator sets up an endpoint, sees events arrive and fail, and sends one again', async ({
      page,
      signedInAs,
      staffWords,
      receiver,
    }) => {
      test.slow();
      const words = staffWords.webhooks;
      const { form, secret: once, delivery: details } = words;
      const name = `Receiver ${language}`;
      await signedInAs('administrator');
      await page.goto('/admin/webhooks');
      await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
      await page.getByRole('button', { name: words.endpoints.add }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: form.add, exact: true }).click();
      await expect(dialog.getByText(form.descriptionMissing)).toHaveCount(2);
      await expectAccessible(page, 'a new endpoint, with errors');
      await dialog.getByLabel(form.description).fill(name);
      await dialog.getByLabel(form.url).fill(receiver.url);
      await dialog.getByLabel(staffWords.accounts.fields.ownPassword, { exact: true }).fill(STAFF_PASSWORD);
      await dialog.getByRole('button', { name: form.add, exact: true }).click();
      const shown = page.getByRole('alertdialog', { name: once.title });
      const secret = await shown.locator('code').innerText();
      expect(secret).toMatch(/^whsec_/);
      await expectAccessible(page, 'the secret of an endpoint');
      await shown.getByRole('button', { name: once.close }).click();
      await expect(page.locator('body')).not.toContainText(secret);

      const openEndpoint = page.getByRole('button', { name: words.endpoints.edit(name), exact: true });
      const sendTest = async () => {
        await openEndpoint.click();
        await dialog.getByRole('button', { name: words.acts.test }).click();
        await page.keyboard.press('Escape');
        await expect(openEndpoint).toBeFocused();
      };
      await sendTest();
      await expect.poll(() => receiver.requests.length).toBe(1);
      const [first] = receiver.requests;
      const payload = new Webhook(secret).verify(first?.body ?? '', first?.headers ?? {});
      expect(payload).toMatchObject({ type: TEST_EVENT });

      const filter = (label: string) => page.getByRole('combobox', { name: label, exact: true });
      receiver.answer(500);
      await sendTest();
      await filter(words.deliveries.filter.endpoint).selectOption({ label: name });
      await filter(words.deliveries.filter.type).selectOption(TEST_EVENT);
      await filter(words.deliveries.filter.state).selectOption({ label: words.states.WAITING });
      const row = page.getByRole('table', { name: words.deliveries.tableLabel }).getByRole('button');
      await expect(row).toHaveCount(1);
      await expectAccessible(page, 'webhooks');
      await row.click();
      await expect(dialog.getByRole('table', { name: details.historyLabel })).toContainText(
        words.failures.status,
      );
      await expectAccessible(page, 'a delivery');
      receiver.answer(200);
      await dialog.getByRole('button', { name: details.again }).click();
      await expect(dialog.getByRole('table', { name: details.historyLabel })).toContainText(details.arrived);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      const ids = receiver.requests.map(({ headers }) => headers['webhook-id']);
      expect(new Set(ids).size).toBe(2);

      await page.setViewportSize({ width: 390, height: 844 });
      await expectAccessible(page, 'webhooks on a phone');
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(beyond, 'pixels beyond the screen').toBeLessThanOrEqual(0);

      await openEndpoint.click();
      await dialog.getByRole('button', { name: words.acts.delete }).click();
      const asked = page.getByRole('alertdialog', { name: words.acts.deleteTitle });
      await asked.getByRole('button', { name: words.acts.delete }).click();
      await expect(openEndpoint).toHaveCount(0);
    });
  });
}
