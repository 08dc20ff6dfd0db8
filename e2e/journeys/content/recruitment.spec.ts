import { contentEntries } from '@phial/content/sample/content-entries';
import type { Recruitment } from '@phial/contract/content/content';
import type { Page } from '@playwright/test';
import { changeAnswer } from '../../arrange/stand-in.ts';
import { expect, test } from '../../fixtures.ts';
import { pagesOf } from '../../watch/paper.ts';
import { answerOf } from '../../watch/sent-calls.ts';

const CALL = 'GET /official/recruiment/all';
const LIST = '/official/recruiment/all';

/** Markup with what would run if it were put into the page as it is. */
const HARMFUL =
  '<script>document.documentElement.dataset.ran = "script"</script>' +
  '<img src="/no-such-picture" onerror="document.documentElement.dataset.ran = \'image\'">' +
  '<a href="javascript:document.documentElement.dataset.ran = \'link\'">here</a>';

const encoded = (html: string) =>
  html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Adds a vacancy that has no page of its own, with the id `n1`. */
const addVacancy = (page: Page, description: string) =>
  changeAnswer<Recruitment[]>(page, LIST, ([first, ...others]) => {
    if (first === undefined) throw new Error('the sample has no vacancy');
    const enDesc = encoded(description);
    const added = {
      ...first,
      recruimentId: 'n1',
      enName: 'Night porter',
      enDesc,
      duties: [],
      requirements: [],
    };
    return [added, first, ...others];
  });

test('shows a card for each vacancy, which opens its page and leads back', {
  tag: '@mobile',
}, async ({ page, jobList, jobPage, calls }) => {
  await jobList.open();
  const vacancies = await answerOf<Recruitment[]>(await calls.only(CALL));
  await expect(jobList.cards).toHaveCount(vacancies.length);
  for (const { recruimentId, twName } of vacancies) {
    // Anywhere on the card.
    await jobList.card(twName).click({ position: { x: 10, y: 10 } });
    await expect(page).toHaveURL(new RegExp(`#/recruitmentDetail\\?index=7&id=${recruimentId}$`));
    await expect(jobPage.heading).toHaveText(twName);
    await jobPage.back.click();
    await expect(page).toHaveURL(/#\/recruitment\?index=7$/);
    await expect(jobList.heading).toBeVisible();
  }
});

test.describe('in en', () => {
  test.use({ language: 'en' });

  test('shows markup of the call as formatted text and runs nothing in it', async ({
    page,
    jobList,
    jobPage,
    consoleWatch,
  }) => {
    // Some browsers report a handler that they meet while parsing the markup.
    consoleWatch.allow(/Executing inline event handler violates/);
    const list = '<ul><li>Early shift</li></ul>';
    await addVacancy(page, `<p>Two <strong>careful</strong> hands.</p>${list}${HARMFUL}`);
    await jobList.open();
    const card = jobList.card('Night porter');
    await card.getByRole('link', { name: 'Night porter', exact: true }).focus();
    for (const shown of [card, jobPage.article]) {
      await expect(shown.getByRole('strong')).toHaveText('careful');
      await expect(shown.getByRole('listitem')).toHaveText(['Early shift']);
      await expect(shown).not.toContainText(/&lt;|<|dataset/);
      await expect(shown.locator('script, [onerror], [href^="javascript:"]')).toHaveCount(0);
      if (shown === card) await page.keyboard.press('Enter');
    }
    await expect(page).toHaveURL(/#\/recruitmentDetail\?index=7&id=n1$/);
    await jobPage.expectOpen();
    expect(await page.evaluate(() => document.documentElement.dataset.ran)).toBeUndefined();
  });

  test('four vacancies have a page of their own that prints on one sheet', async ({ page, jobPage }) => {
    const titles = [
      /^Laboratory Assistant$/,
      /^Medical Laboratory Technologist$/,
      /^Purchasing Assistant$/,
      /^Part-time field courier$/i,
    ];
    for (const [number, title] of titles.entries()) {
      await jobPage.goto(`${number + 1}`);
      await expect(jobPage.heading).toHaveText(title);
      const { duties = [], requirements = [] } = contentEntries.job[number]?.body ?? {};
      const points = [...duties, ...requirements].map(({ text }) => text);
      await expect(jobPage.article.getByRole('listitem')).toHaveText(points.map((point) => point.en));
      expect([title, await pagesOf(page)]).toEqual([title, 1]);
    }
  });

  test('another id shows the text of the call, and an unknown one says so', async ({
    page,
    jobPage,
    words,
  }) => {
    await addVacancy(page, '<p>Two careful hands.</p>');
    await jobPage.goto('n1');
    await expect(jobPage.heading).toHaveText('Night porter');
    await expect(jobPage.article).toContainText('Two careful hands.');
    for (const unknown of ['zzz', '', '1%202']) {
      await jobPage.goto(unknown);
      await expect(jobPage.heading).toHaveText(words.company.jobs.notFound);
    }
    await jobPage.back.click();
    await expect(page).toHaveURL(/#\/recruitment\?index=7$/);
  });
});
