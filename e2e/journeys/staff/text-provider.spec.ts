import { BookingApi } from '../../arrange/booking-api.ts';
import type { OwnServer } from '../../arrange/own-server.ts';
import { person } from '../../arrange/person.ts';
import { startSampleServer } from '../../arrange/sample-server.ts';
import { SlotFinder } from '../../arrange/slot-finder.ts';
import { STAFF_PASSWORD } from '../../arrange/staff-accounts.ts';
import { startTextProvider, type TextProvider } from '../../arrange/text-provider.ts';
import { expect, test } from '../../fixtures.ts';
import { languagesOfRun } from '../../languages.ts';
import { expectAccessible } from '../../watch/accessibility.ts';

const SECRET = 'AC00000000:token';
const MOBILE = '91234567';

/** A server whose provider of text messages no other journey sets up, and that provider. */
const texting = test.extend<{ provider: TextProvider }, { server: OwnServer }>({
  server: [
    async ({ browserName: _ }, use) => {
      const server = await startSampleServer({
        // Only its path matters here: the server chooses its port at the start.
        PUBLIC_URL: 'http://lab.example',
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
  provider: async ({ browserName: _ }, use) => {
    const provider = await startTextProvider(SECRET);
    await use(provider);
    await provider.stop();
  },
});

for (const language of languagesOfRun('en')) {
  texting.describe(language, () => {
    texting.use({ language });

    texting(
      'an administrator sets up a provider of text messages, and the next booking is confirmed by it',
      async ({ page, request, server, provider, signIn, staffWords }) => {
        texting.slow();
        const { textProvider: words, schedule } = staffWords;
        const label = (name: string) => page.getByLabel(name, { exact: true });
        const save = async () => {
          const password = label(staffWords.accounts.fields.ownPassword);
          await password.fill(STAFF_PASSWORD);
          await page.getByRole('button', { name: words.save, exact: true }).click();
          // The notice of an earlier save may still be shown; the form is drawn anew by this one.
          await expect(password).toHaveValue('');
        };
        await signIn.open('/admin/text-provider');
        await signIn.submit('administrator', STAFF_PASSWORD);
        await page.getByRole('button', { name: words.presets.names.twilio }).click();
        await label(words.provider.url).fill(provider.url);
        await label(words.provider.sender).fill('+85200000000');
        await label(words.provider.secret).fill('AC00000000:wrong');
        await label(words.provider.enabled).uncheck();
        await save();
        await expectAccessible(page, 'the settings of a provider of text messages');

        const sendTest = async () => {
          await label(words.test.telNo).fill(MOBILE);
          await page.getByRole('button', { name: words.test.button }).click();
        };
        await sendTest();
        await expect(page.getByText(words.test.failed('HTTP 401'))).toBeVisible();
        await label(words.provider.secret).fill(SECRET);
        await save();
        await sendTest();
        await expect(page.getByText(words.test.taken)).toBeVisible();
        expect(provider.to(`+852${MOBILE}`)).toHaveLength(1);

        await label(words.provider.enabled).check();
        await save();
        const api = new BookingApi(request);
        const { record } = await api.book(
          await new SlotFinder(0, 1).find(api),
          person({ telNo: MOBILE }),
          'phone',
        );
        await expect.poll(() => provider.to(`+852${MOBILE}`).length, { timeout: 30_000 }).toBe(2);
        const [, confirmation] = provider.to(`+852${MOBILE}`);
        expect(confirmation).toContain(record.appointmentRelNumber);
        const [link = ''] = /http:\/\/lab\.example\S+/.exec(confirmation ?? '') ?? [];

        const sent = async (outcome: string) => {
          await page.goto('/admin/messages?state=sent');
          await expect(page.getByRole('heading', { level: 1, name: schedule.messages.title })).toBeVisible();
          await expect(page.getByRole('row').filter({ hasText: record.appointmentRelNumber })).toContainText(
            outcome,
          );
        };
        await sent(schedule.messages.kinds.confirmation);

        await page.goto(link.replace('http://lab.example', server.origin));
        await expect(page.getByTestId('reservation-code')).toHaveText(record.appointmentRelNumber);
      },
    );
  });
}
