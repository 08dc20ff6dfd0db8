import type { CollectionCentre } from '@phial/contract/content/content';
import { instantOf } from '@phial/domain/hong-kong-time';
import type { Language } from '@phial/domain/language';
import { answerInstead, changeAnswer, letThrough } from '../../arrange/stand-in.ts';
import { expect, test } from '../../fixtures.ts';
import { CollectionCentres } from '../../pages/collection-centres.ts';
import { answerOf } from '../../watch/sent-calls.ts';
import { WORDS } from '../../words.ts';

const CALL = 'GET /official/bloodCenter/all';
const LIST = '/official/bloodCenter/all';

test('shows a card for each centre, and follows the language without a reload', {
  tag: '@mobile',
}, async ({ shell, visit, collectionCentres, calls }) => {
  await collectionCentres.open();
  const centres = await answerOf<CollectionCentre[]>(await calls.only(CALL));
  expect(centres).toHaveLength(6);
  for (const language of ['tw', 'en', 'zh'] satisfies Language[]) {
    await shell.changeLanguage(language);
    const shown = new CollectionCentres({ ...visit, language, words: WORDS[language] });
    await expect(shown.names).toHaveText(centres.map((centre) => centre[`${language}Name`]));
    for (const centre of centres) {
      const card = shown.card(centre);
      await expect(card).toContainText(centre[`${language}Address`]);
      await expect(card).toContainText(centre.phone);
      for (const line of centre[`${language}BusinessTime`].split('\n'))
        await expect(card).toContainText(line);
      const map = decodeURIComponent((await shown.mapLink(centre).getAttribute('href')) ?? '');
      expect(map).toContain(centre.twAddress);
    }
  }
  await calls.only(CALL);
});

test.describe('open or closed, by the clock of Hong Kong', () => {
  test.use({ language: 'en' });

  // The visitor's own clock is New York's.
  for (const { what, day, time, said } of [
    { what: 'a Monday morning', day: '2026-01-05', time: '10:00', said: 'Open now until 13:00' },
    { what: 'the lunch break', day: '2026-01-05', time: '13:30', said: 'Closed, opens today at 14:00' },
    { what: 'a Sunday', day: '2026-01-04', time: '10:00', said: 'Closed, opens tomorrow at 09:00' },
  ]) {
    test(`on ${what}: ${said}`, async ({ page, collectionCentres }) => {
      await page.clock.setFixedTime(instantOf(day, time));
      await collectionCentres.open();
      await expect(collectionCentres.saying(said)).toHaveCount(await collectionCentres.cards.count());
    });
  }

  test('on a public holiday named by the call', async ({ page, collectionCentres }) => {
    await changeAnswer<CollectionCentre[]>(page, LIST, ([first, ...others]) =>
      first === undefined ? [] : [{ ...first, closedDays: ['2026-01-05', '2026-01-06'] }, ...others],
    );
    await page.clock.setFixedTime(instantOf('2026-01-05', '10:00'));
    await collectionCentres.open();
    await expect(collectionCentres.saying('Closed, opens Wednesday at 09:00')).toHaveCount(1);
    await expect(collectionCentres.saying('Open now until 13:00')).not.toHaveCount(0);
  });
});

test('reports a list that does not load, and loads it on a retry', async ({
  page,
  shell,
  collectionCentres,
  consoleWatch,
}) => {
  consoleWatch.expectStatus(400);
  await answerInstead(page, LIST, { kind: 'envelope', status: 400, code: 400, msg: 'abc' });
  await shell.goto('/bloodcenter?index=6-2');
  await shell.expectToast('abc', 'error');
  await expect(collectionCentres.failed).toBeVisible();
  await expect(collectionCentres.cards).toHaveCount(0);
  await collectionCentres.expectAccessible('without centres');
  await letThrough(page, LIST);
  await collectionCentres.tryAgain.click();
  await expect(collectionCentres.cards).not.toHaveCount(0);
  await expect(collectionCentres.failed).toHaveCount(0);
});
