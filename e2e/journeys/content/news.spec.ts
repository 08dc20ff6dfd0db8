import { contentEntries } from '@phial/content/sample/content-entries';
import { SAMPLE_LABORATORY } from '@phial/content/sample/laboratory';
import type { IndexEntry } from '@phial/contract/content/content';
import { answerInstead, changeAnswer, letThrough } from '../../arrange/stand-in.ts';
import { expect, test } from '../../fixtures.ts';
import { pagesOf } from '../../watch/paper.ts';
import { answerOf } from '../../watch/sent-calls.ts';

const { news } = contentEntries;

const DATES = { 1: '2023-02-18', 2: '2022-02-26', 3: '2022-02-20' };

test('three cards open their articles', {
  tag: '@mobile',
}, async ({ page, newsList, newsArticle }) => {
  await newsList.open();
  await expect(newsList.cards).toHaveCount(3);
  for (const [id, date] of Object.entries(DATES)) {
    const card = newsList.cards.nth(Number(id) - 1);
    await expect(card.getByRole('time')).toHaveText(date);
    const title = await card.getByRole('heading').innerText();
    // Anywhere on the card.
    await card.click({ position: { x: 10, y: 10 } });
    await expect(page).toHaveURL(new RegExp(`#/newsDetail\\?index=5&id=${id}$`));
    await expect(newsArticle.heading).toHaveText(title);
    await expect(newsArticle.date).toHaveText(date);
    await newsArticle.back.click();
    await expect(page).toHaveURL(/#\/news\?index=5$/);
    await expect(newsList.heading).toBeVisible();
  }
});

for (const { language, reports, names } of [
  {
    language: 'en',
    reports: 'issued before 15 Feb 2023',
    names: [/HBV-DNA/, /measles IgG/i, /varicella-zoster IgG/i, /C-13 breath test/i],
  },
  {
    language: 'tw',
    reports: '2023年2月15日前發出',
    names: [/HBV-DNA/, /麻疹 IgG/, /水痘帶狀疱疹 IgG/, /C-13.*呼氣/],
  },
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('the amendment notice names the error, the reports and the phone line', async ({ newsArticle }) => {
      await newsArticle.goto('1');
      await newsArticle.expectOpen();
      const { article } = newsArticle;
      await expect(article).toContainText(reports);
      for (const name of names) await expect(article).toContainText(name);
      const phone = article
        .getByRole('paragraph')
        .filter({ hasText: SAMPLE_LABORATORY.phone.text[language] });
      await expect(phone).toBeVisible();
      await expect(newsArticle.further).toHaveAttribute('href', SAMPLE_LABORATORY.phone.link);
    });
  });
}

test('shows another article for another id on the cached page, each on one sheet', async ({
  page,
  shell,
  newsArticle,
  words,
}) => {
  for (const { id, body } of [...news, ...news.toReversed()]) {
    const { title } = body;
    await newsArticle.goto(id);
    await expect(newsArticle.heading).toHaveText(title.tw);
    await expect(page).toHaveTitle(new RegExp(`^${RegExp.escape(title.tw)}`));
    expect([id, await pagesOf(page)]).toEqual([id, 1]);
  }
  for (const unknown of ['99', '', '1x', '__proto__']) {
    await newsArticle.goto(unknown);
    await expect(newsArticle.heading).toHaveText(words.news.notFound);
  }
  await shell.goto('/newsDetail?index=5');
  await expect(newsArticle.heading).toHaveText(words.news.notFound);
  await newsArticle.back.click();
  await expect(page).toHaveURL(/#\/news\?index=5$/);
});

test.describe('articles link to the questions about COVID-19 testing', () => {
  const GROUPS = { problem: 'testingGroup', usualProblem: 'bookingGroup' } as const;
  const pathOf = (list: string) => `/system/${list}/index/list`;

  test('articles 2 and 3 link to the introduction, which links to the questions', async ({
    page,
    newsArticle,
    covidIntroduction,
    covidQuestions,
    calls,
  }) => {
    for (const id of ['2', '3']) {
      await newsArticle.goto(id);
      await newsArticle.further.click();
      await expect(page).toHaveURL(/#\/covidintroduce$/);
      await covidIntroduction.expectOpen();
    }
    await covidIntroduction.toQuestions.click();
    await expect(page).toHaveURL(/#\/covidqusetion$/);
    await covidQuestions.expectOpen();
    for (const [list, group] of Object.entries(GROUPS)) {
      const entries = await answerOf<IndexEntry[]>(await calls.only(`GET ${pathOf(list)}`));
      await expect(covidQuestions.questions(group)).toHaveText(entries.map(({ twName }) => twName));
      const [first] = entries;
      const answer = page.getByText(first?.twContent ?? '', { exact: true });
      await expect(answer).toBeHidden();
      await covidQuestions.questions(group).first().click();
      await expect(answer).toBeVisible();
    }
    await covidQuestions.expectAccessible('with two answers open');

    // Paper shows the answers that were left closed, too.
    await page.emulateMedia({ media: 'print' });
    const entries = await answerOf<IndexEntry[]>(await calls.only(`GET ${pathOf('problem')}`));
    await expect(page.getByText(entries.at(-1)?.twContent ?? '', { exact: true })).toBeVisible();
  });

  test('without questions the page says so', async ({ page, covidQuestions }) => {
    for (const list of Object.keys(GROUPS)) await changeAnswer<IndexEntry[]>(page, pathOf(list), () => []);
    await covidQuestions.open();
    await expect(covidQuestions.message('none')).toBeVisible();
    await expect(covidQuestions.message('failed')).toHaveCount(0);
  });

  test('reports a list that does not load beside the other, and loads it on a retry', async ({
    page,
    shell,
    covidQuestions,
    consoleWatch,
  }) => {
    consoleWatch.expectStatus(400);
    await answerInstead(page, pathOf('problem'), { kind: 'envelope', status: 400, code: 400, msg: 'abc' });
    await shell.goto('/covidqusetion');
    await shell.expectToast('abc', 'error');
    await expect(covidQuestions.message('failed')).toBeVisible();
    await expect(covidQuestions.questions('bookingGroup')).not.toHaveCount(0);
    await expect(covidQuestions.questions('testingGroup')).toHaveCount(0);
    await covidQuestions.expectAccessible('without one of the lists');
    await letThrough(page, pathOf('problem'));
    await covidQuestions.tryAgain.click();
    await expect(covidQuestions.questions('testingGroup')).not.toHaveCount(0);
    await expect(covidQuestions.message('failed')).toHaveCount(0);
  });
});
