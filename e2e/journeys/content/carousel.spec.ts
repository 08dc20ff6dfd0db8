import type { CarouselItem } from '@phial/contract/content/content';
import { type Language, localised } from '@phial/domain/language';
import type { Locator } from '@playwright/test';
import { answerInstead, changeAnswer, holdBack } from '../../arrange/stand-in.ts';
import { expect, test } from '../../fixtures.ts';
import { Home } from '../../pages/home.ts';
import { openSite } from '../../pages/open-site.ts';
import { answerOf } from '../../watch/sent-calls.ts';
import { WORDS } from '../../words.ts';

const CALL = 'GET /official/homeCarousel/listAll';
const LIST = '/official/homeCarousel/listAll';

/** The site shows no other ones. */
const isShown = ({ type, status }: CarouselItem) => type === 'pc' && status === 'NORMAL';

test('the carousel is 600 pixels high on wide windows', async ({ page, home }) => {
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await home.open();
    await expect(home.slides).not.toHaveCount(0);
    const box = await home.carousel.boundingBox();
    expect([width, box?.height]).toEqual([width, 600]);
  }
});

test('slides are those of the call with type pc and status NORMAL, in the language, without a reload', async ({
  page,
  shell,
  visit,
  home,
  calls,
}) => {
  await changeAnswer<CarouselItem[]>(page, LIST, ([first, ...others]) =>
    first === undefined
      ? []
      : [
          { ...first, homeCarouselId: 'for-mobiles', type: 'mobile', status: 'NORMAL' },
          first,
          { ...first, homeCarouselId: 'at-rest', type: 'pc', status: 'DISABLE' },
          ...others,
        ],
  );
  await home.open();
  const items = await answerOf<CarouselItem[]>(await calls.only(CALL));
  const shown = items.filter(isShown);
  expect(shown.length).toBeGreaterThan(1);
  expect(items.length - shown.length).toBeGreaterThanOrEqual(2);

  await page.evaluate(() => document.body.setAttribute('data-mark', ''));
  for (const language of ['tw', 'en', 'zh'] satisfies Language[]) {
    await shell.changeLanguage(language);
    const { pictures } = new Home({ ...visit, language, words: WORDS[language] });
    await expect
      .poll(() => pictures.evaluateAll((all) => all.map((one) => one.getAttribute('src'))))
      .toEqual(shown.map((item) => localised(item, 'picUrl', language)));
    await expect.poll(() => areDrawn(pictures)).toEqual(shown.map(() => true));
  }
  await expect(page.locator('body')).toHaveAttribute('data-mark');
  await calls.only(CALL);
});

/** For each picture, whether it has arrived. */
const areDrawn = (pictures: Locator) =>
  pictures.evaluateAll((all) =>
    all.map((one) => one instanceof HTMLImageElement && one.complete && one.naturalWidth > 0),
  );

test('arrows and dots lead around the ring, by mouse and by keyboard', async ({ page, keyboard, home }) => {
  await home.open();
  const total = await home.slideCount();
  await home.expectSlide(1, total);
  await home.control('previous').click();
  await home.expectSlide(total, total);
  await home.control('next').click();
  await home.expectSlide(1, total);
  await home.dot(2, total).click();
  await home.expectSlide(2, total);

  await page.reload();
  await home.expectSlide(1, total);
  await keyboard.press(home.control('next'));
  await home.expectSlide(2, total);
  await keyboard.tabTo(home.slideLink);
  const address = (await home.slideLink.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${RegExp.escape(address)}$`));
});

test('a slide opens a link of the site in the same tab, another one in a new tab, and never a script', async ({
  page,
  context,
  home,
}) => {
  const links = [
    '#/ensure?index=2-2',
    'https://elsewhere.example/offer',
    'javascript:document.body.remove()',
    '',
  ];
  const total = links.length;
  await changeAnswer<CarouselItem[]>(page, LIST, (items) => {
    const [slide] = items.filter(isShown);
    if (slide === undefined) throw new Error('the sample has no slide');
    return links.map((link, number) => ({ ...slide, homeCarouselId: `${number}`, link }));
  });
  await context.route('https://elsewhere.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' }),
  );
  await openSite(page, '/#/');
  await home.expectSlide(1, total);

  await test.step('of the site', async () => {
    await home.shownSlide.click();
    await expect(page).toHaveURL(/#\/ensure\?index=2-2$/);
    await page.goBack();
    await home.expectSlide(1, total);
  });
  await test.step('of another', async () => {
    await home.dot(2, total).click();
    await home.expectSlide(2, total);
    const [opened] = await Promise.all([context.waitForEvent('page'), home.shownSlide.click()]);
    await expect(opened).toHaveURL('https://elsewhere.example/offer');
    expect(await opened.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
    await opened.close();
    await expect(page).toHaveURL(/#\/$/);
  });
  await test.step('of a script, and none', async () => {
    for (const number of [3, 4]) {
      await home.dot(number, total).click();
      await home.expectSlide(number, total);
      await expect(home.slideLink).toHaveCount(0);
      await home.shownSlide.click();
      await expect(page).toHaveURL(/#\/$/);
      await home.expectSlide(number, total);
    }
    expect(context.pages()).toHaveLength(1);
  });
});

test('the carousel keeps its space while slides load, and when they do not', async ({
  page,
  shell,
  home,
  consoleWatch,
}) => {
  const letGo = await holdBack(page, LIST);
  await openSite(page, '/#/');
  await expect(home.heading).toBeVisible();
  const top = await home.topOfWays();
  expect(top).toBeGreaterThan(600);
  letGo();
  await expect(home.slides).not.toHaveCount(0);
  await expect.poll(() => areDrawn(home.pictures)).not.toContain(false);
  expect(await home.topOfWays()).toBe(top);

  consoleWatch.expectStatus(400);
  await answerInstead(page, LIST, { kind: 'envelope', status: 400, code: 400, msg: 'abc' });
  await page.reload();
  await shell.expectToast('abc', 'error');
  await expect(home.carousel).toHaveCount(0);
  expect(await home.topOfWays()).toBe(top);
  await home.expectAccessible('without slides');
});
