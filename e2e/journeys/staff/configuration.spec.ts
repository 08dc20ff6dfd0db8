import { readFile } from 'node:fs/promises';
import { startEmptyServer } from '../../arrange/empty-server.ts';
import { STAFF_PASSWORD } from '../../arrange/staff-accounts.ts';
import { expect, test } from '../../fixtures.ts';
import { CollectionCentres } from '../../pages/collection-centres.ts';
import { SetUpGuide } from '../../pages/set-up-guide.ts';
import { SignInPage } from '../../pages/sign-in.ts';
import { expectAccessible } from '../../watch/accessibility.ts';
import { ConsoleWatch } from '../../watch/console-watch.ts';

test.use({ language: 'en' });

test('an administrator carries a laboratory to an empty server as one file', async ({
  page,
  browser,
  signedInAs,
  collectionCentres,
  visit,
  staffWords,
}) => {
  test.slow();
  const words = staffWords.configuration;
  const { imports } = staffWords;

  const file = await test.step('download it', async () => {
    await signedInAs('administrator');
    await page.goto('/admin/configuration');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: words.download.submit, exact: true }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toBe('configuration.json');
    return readFile(await download.path());
  });

  const empty = await startEmptyServer();
  try {
    const storageState = {
      cookies: [],
      origins: [{ origin: empty.origin, localStorage: [{ name: 'lang', value: 'en' }] }],
    };
    const context = await browser.newContext({
      baseURL: empty.origin,
      storageState,
      reducedMotion: 'reduce',
    });
    const console = new ConsoleWatch(context);
    const there = await context.newPage();
    const heading = (name: string) => there.getByRole('heading', { level: 2, name, exact: true });
    const preview = async (buffer: Buffer) => {
      const chosen = { name: 'configuration.json', mimeType: 'application/json', buffer };
      await there.getByLabel(words.import.file, { exact: true }).setInputFiles(chosen);
      await there.getByRole('button', { name: imports.preview, exact: true }).click();
    };

    await test.step('the guide leads to the page', async () => {
      const signIn = new SignInPage(there, staffWords);
      await signIn.open();
      await signIn.submit('administrator', STAFF_PASSWORD);
      await expect(new SetUpGuide(there, staffWords).heading).toBeVisible();
      await there.getByRole('link', { name: staffWords.setUp.bringConfiguration, exact: true }).click();
      await expect(there.getByRole('heading', { level: 1, name: words.title, exact: true })).toBeVisible();
    });

    await test.step('a faulty file is refused with the place of each fault', async () => {
      console.expectStatus(422);
      const faulty = file.toString().replace('"format": "phial-configuration"', '$&, "doctors": []');
      await preview(Buffer.from(faulty));
      await expect(heading(imports.problemsTitle(1))).toBeFocused();
      await expect(there.getByRole('row').last()).toContainText(
        `doctors${words.problems['unknown-section']}`,
      );
      await expectAccessible(there, 'the faults of a configuration');
      await there.getByRole('button', { name: imports.another, exact: true }).click();
    });

    await test.step('the preview, then the import with the own password', async () => {
      await preview(file);
      await expect(heading(imports.previewTitle('configuration.json'))).toBeFocused();
      await expect(
        there.getByRole('table', { name: words.sectionsLabel }).getByRole('rowheader', {
          name: words.sections.servicePoints,
          exact: true,
        }),
      ).toBeVisible();
      await there.getByText(words.differencesTitle, { exact: true }).first().click();
      await expectAccessible(there, 'the preview of a configuration');
      await there.getByLabel(staffWords.accounts.fields.ownPassword, { exact: true }).fill(STAFF_PASSWORD);
      await there.getByRole('button', { name: /^Import \d+ changes$/ }).click();
      await expect(there.getByRole('group', { name: /^Imported: / })).toBeFocused();
    });

    await test.step('imported again it changes nothing', async () => {
      await preview(file);
      await expect(there.getByText(imports.nothing)).toBeVisible();
    });

    await test.step('the public site is the same', async () => {
      const centresThere = new CollectionCentres({ ...visit, page: there });
      await collectionCentres.open();
      await centresThere.open();
      await expect(centresThere.names).toHaveText(await collectionCentres.names.allInnerTexts());
      await expect(there).toHaveTitle(await page.title());
    });
    expect(console.complaints()).toEqual([]);
    await context.close();
  } finally {
    await empty.stop();
  }
});
