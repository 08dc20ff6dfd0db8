/*
 * Draws the carousel: every slide in three languages and two crops, as WebP.
 * Run it after a change of the words (packages/content/src/sample/carousel-words.ts)
 * or of the scenes: node scripts/draw-carousel.ts
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { CAROUSEL_WORDS, type SlideWords } from '../packages/content/src/sample/carousel-words.ts';
import { HTML_LANG, LANGUAGES, type Language } from '../packages/domain/src/language.ts';
import { ensureBrowser } from './browser.ts';
import { PAINT } from './carousel-art/paint.ts';
import { SCENES, type Scene } from './carousel-art/scenes.ts';
import { ROOT } from './program.ts';

const FOLDER = join(ROOT, 'apps/web/public/pictures/carousel');
const QUALITY = 82;

/** The upright pictures are for telephones, whose screens are twice as fine. */
const CROPS = [
  { name: 'wide', suffix: '', width: 1920, height: 600, scale: 1 },
  { name: 'narrow', suffix: '-narrow', width: 390, height: 600, scale: 2 },
] as const;
type Crop = (typeof CROPS)[number];

const FONT: Record<Language, string> = {
  tw: '"Noto Sans CJK HK"',
  zh: '"Noto Sans CJK SC"',
  en: '"Noto Sans", "Liberation Sans", Arial',
};

/** Of the words on the bench, which is light in every scene. */
const INK = '#0B4650';

function picture(scene: Scene, words: SlideWords, language: Language, crop: Crop): string {
  const { name, width, height, scale } = crop;
  const wide = name === 'wide';
  return `<!doctype html><html lang="${HTML_LANG[language]}"><meta charset="utf-8"><style>
    html { zoom: ${scale}; }
    body { margin: 0; inline-size: ${width}px; block-size: ${height}px; overflow: hidden; font-family: ${FONT[language]}, sans-serif; }
    svg { position: absolute; inset: 0; }
    div { position: absolute; ${wide ? 'left: 912px; top: 528px; width: 480px; height: 70px; align-content: center;' : 'left: 28px; right: 28px; top: 60px;'} }
    h1 { margin: 0; color: ${wide ? INK : scene.ink}; font-size: ${sizeOf(language, wide)}px; font-weight: 700; line-height: 1.18; text-wrap: balance; }
    ${wide ? '' : "h1::after { display: block; inline-size: 48px; block-size: 4px; margin-block: 12px; border-radius: 3px; background: #7FD1BC; content: ''; }"}
    p { margin: 0; color: ${wide ? INK : scene.line}; font-size: ${wide ? 20 : 19}px; line-height: 1.4; text-wrap: balance; }
  </style>
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${PAINT}</defs>${scene[name]()}</svg>
  <div><h1>${words.headline[language]}</h1><p>${words.line[language]}</p></div></html>`;
}

function sizeOf(language: Language, wide: boolean): number {
  if (wide) return 28;
  return language === 'en' ? 36 : 44;
}

/** Playwright's own screenshots know no WebP; the browser does. */
async function webp(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  return Buffer.from(data, 'base64');
}

const browser = await chromium.launch({
  executablePath: await ensureBrowser(console.log),
  args: ['--no-sandbox'],
});
try {
  await mkdir(FOLDER, { recursive: true });
  for (const crop of CROPS) {
    const { width, height, scale, suffix } = crop;
    const page = await browser.newPage({ viewport: { width: width * scale, height: height * scale } });
    for (const [slide, scene] of Object.entries(SCENES)) {
      for (const language of LANGUAGES) {
        const words = CAROUSEL_WORDS[slide as keyof typeof SCENES];
        await page.setContent(picture(scene, words, language, crop));
        const file = `${slide}-${language}${suffix}.webp`;
        const content = await webp(page);
        await writeFile(join(FOLDER, file), content);
        console.log(`${file} ${(content.length / 1000).toFixed(1)} kB`);
      }
    }
  }
} finally {
  await browser.close();
}
