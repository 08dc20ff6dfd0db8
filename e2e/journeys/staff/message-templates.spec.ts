import { visitorMessages as en } from '@phial/content/messages/en/visitor-messages';
import { visitorMessages as tw } from '@phial/content/messages/tw/visitor-messages';
import { visitorMessages as zh } from '@phial/content/messages/zh/visitor-messages';
import { type Mailbox, openMailbox } from '../../arrange/mailbox.ts';
import { startSampleServer } from '../../arrange/sample-server.ts';
import { StaffAccounts } from '../../arrange/staff-accounts.ts';
import { startTextProvider, type TextProvider } from '../../arrange/text-provider.ts';
import { expect, test } from '../../fixtures.ts';
import { languagesOfRun } from '../../languages.ts';
import { Editor } from '../../pages/editor.ts';
import { expectAccessible } from '../../watch/accessibility.ts';

const VISITOR_WORDS = { en, tw, zh };
/** Each language tries another message, as all three share a server. */
const MESSAGES = { en: 'confirmation', tw: 'change-confirmation', zh: 'reminder' } as const;
const ADDRESS = 'desk@lab.example';
const NUMBER = '91234567';

/** A server by which messages go. */
const messaging = test.extend<object, { mailbox: Mailbox; provider: TextProvider; origin: string }>({
  mailbox: [
    async ({ browserName: _ }, use) => {
      const mailbox = await openMailbox();
      await use(mailbox);
      await mailbox.close();
    },
    { scope: 'worker' },
  ],
  provider: [
    async ({ browserName: _ }, use) => {
      const provider = await startTextProvider('AC1:secret');
      await use(provider);
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  origin: [
    async ({ mailbox, provider }, use) => {
      const server = await startSampleServer({
        SMTP_URL: mailbox.url,
        SMS_URL: provider.urlWithLogin,
        SMS_FROM: '+85200000000',
        PUBLIC_URL: 'http://lab.example',
      });
      await use(server.origin);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ origin }, use) => use(origin),
});

for (const language of languagesOfRun('tw')) {
  messaging.describe(`the words of a text message (${language})`, () => {
    messaging.use({ language });

    messaging(
      'are edited, previewed with their length, tried out and published',
      async ({ page, mailbox, provider, consoleWatch }) => {
        await new StaffAccounts(page.request).signIn('manager');
        const editor = new Editor(page, language);
        const { editing, editingFields, messageTests: words } = editor.words;
        const { textMessage } = editingFields.labels;
        await editor.open('/content/message-template');
        await page.getByRole('link', { name: editing.fixedEntries[MESSAGES[language]], exact: true }).click();
        await expect(editor.text(textMessage)).toHaveValue(/\{laboratory\}/);
        await expectAccessible(page, 'the editor of a message');

        consoleWatch.expectStatus(422);
        await editor.text(textMessage).fill('{point} {code} [€]\n{appointment}');
        await editor.button(editing.editor.saveDraft).click();
        const refused = page.getByText(editing.problemOf['email-only'], { exact: true });
        await expect(refused).toBeVisible();

        await editor.text(textMessage).fill('a'.repeat(460));
        await expect(editor.preview).toContainText(words.preview.length(460, 4, 4));
        await expect(editor.preview.getByText(words.preview.many(editing.languages[language]))).toBeVisible();
        await editor.text(textMessage).fill('a'.repeat(919));
        await expect(
          editor.preview.getByText(words.preview.tooMany(editing.languages[language])),
        ).toBeVisible();

        const { example, test: mark } = VISITOR_WORDS[language];
        await editor.fillAll(textMessage, (one) => `${one}: {point} {code}`);
        const filled = `${language}: ${example.point} 7C4KX2MP`;
        await expect(editor.preview.getByText(filled, { exact: true })).toBeVisible();

        const tests = page.getByRole('region', { name: words.title });
        const address = tests.getByLabel(words.email, { exact: true });
        await address.fill('desk@');
        await editor.button(words.sendEmail).click();
        await expect(tests.getByText(words.emailWrong)).toBeVisible();
        await expectAccessible(page, 'a test of a message to no address');
        const mails = mailbox.to(ADDRESS).length;
        await address.fill(ADDRESS);
        await editor.button(words.sendEmail).click();
        await expect(tests.getByText(words.emailSent)).toBeVisible();
        expect(mailbox.to(ADDRESS)).toHaveLength(mails + 1);
        expect(mailbox.to(ADDRESS).at(-1)?.subject).toContain(mark.subject(''));
        await tests.getByLabel(words.telNo, { exact: true }).fill(NUMBER);
        await editor.button(words.sendText).click();
        await expect(tests.getByText(words.textSent)).toBeVisible();
        expect(provider.to(`+852${NUMBER}`).at(-1)).toBe(`${mark.textLead}\n${filled}`);
        await expectAccessible(page, 'a test of a message that was sent');

        await editor.publish();
        await page.reload();
        await expect(editor.text(textMessage)).toHaveValue(`${language}: {point} {code}`);
      },
    );
  });
}
