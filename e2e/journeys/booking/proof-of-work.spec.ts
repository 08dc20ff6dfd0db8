import type { OwnServer } from '../../arrange/own-server.ts';
import { person } from '../../arrange/person.ts';
import { startSampleServer } from '../../arrange/sample-server.ts';
import { STAFF_PASSWORD } from '../../arrange/staff-accounts.ts';
import { expect, test } from '../../fixtures.ts';

/** A server with limits on, as in production: it asks for work. */
const limited = test.extend<object, { server: OwnServer }>({
  server: [
    async ({ browserName: _ }, use) => {
      const server = await startSampleServer({
        PHIAL_TEST_LIMITS: 'on',
        // So that a test can call from many networks.
        TRUST_PROXY: 'loopback',
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
});

limited(
  'a place is held and booked, by the work of a thread and without reading a picture',
  async ({ wizard, success, calls, freeSlot, page }) => {
    limited.slow();
    const slot = await freeSlot();
    const threads: string[] = [];
    page.on('worker', (worker) => threads.push(worker.url()));

    await wizard.openAt(2, slot);
    await expect.poll(() => threads).toHaveLength(1);
    await wizard.openAt(3, slot);
    await expect(wizard.clock).toBeVisible();
    await expect.poll(() => calls.to('POST /rest/appointment/hold').length).toBe(1);
    await wizard.person.fill(person());
    await wizard.next();

    const { picture, without, earned, box } = wizard.confirm.captcha;
    await expect(picture).toBeVisible();
    await without.click();
    await expect(earned).toBeVisible({ timeout: 60_000 });
    await expect(box).toHaveValue(/^.{4}$/);
    await expect(without).toBeFocused();
    await wizard.expectAccessible('with the code earned');
    await wizard.confirm.agreement('terms').check();
    await wizard.confirm.agreement('privacy').check();
    await wizard.confirm.submit().click();
    await expect(success.heading).toBeVisible();
  },
);

limited(
  'the owner of a login at which strangers guess signs in on a new device, by the work of a thread',
  async ({ request, signIn, page, consoleWatch }) => {
    limited.slow();
    consoleWatch.expectStatus(403);
    for (let network = 1; network <= 20; network++) {
      const guess = await request.post('/api/staff/session', {
        headers: { 'X-Forwarded-For': `10.0.${network}.1`, 'Sec-Fetch-Site': 'same-origin' },
        data: { login: 'doctor', password: 'a guess' },
      });
      expect(guess.status()).toBe(422);
    }
    const threads: string[] = [];
    page.on('worker', (worker) => threads.push(worker.url()));

    await signIn.open();
    await signIn.submit('doctor', STAFF_PASSWORD);
    await expect(signIn.login).toBeHidden({ timeout: 60_000 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(threads).toHaveLength(1);
  },
);
