/*
 * Draws the pictures that must be bitmaps: that of shared links from
 * apps/web/pictures/social.svg, and the icons from the favicon. Run it after
 * changing the laboratory's name or mark: node scripts/draw-pictures.ts
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { SAMPLE_LABORATORY } from '../packages/content/src/sample/laboratory.ts';
import { SOCIAL_PICTURE } from '../packages/content/src/structured-data/laboratory.ts';
import { ensureBrowser } from './browser.ts';
import { ROOT } from './program.ts';

const WEB = join(ROOT, 'apps/web');
const HARBOUR = join(ROOT, 'packages/ui/src/illustration/drawings/home-harbour.svg');

const browser = await chromium.launch({
  executablePath: await ensureBrowser(console.log),
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage();
  const { width, height, path } = SOCIAL_PICTURE;
  await keep(path, await drawn(page, await socialPicture(), width, height));
  const icon = await readFile(join(WEB, 'public/favicon.svg'), 'utf8');
  // Telephones round the corners themselves.
  const touchIcon = icon.replace(' rx="10"', '');
  await keep('/apple-touch-icon.png', await drawn(page, touchIcon, 180, 180));
  await keep('/favicon.ico', icoOf(await drawn(page, icon, 32, 32), 32));
} finally {
  await browser.close();
}

async function socialPicture(): Promise<string> {
  const harbour = `data:image/svg+xml;base64,${(await readFile(HARBOUR)).toString('base64')}`;
  const words: Record<string, string> = {
    harbour,
    'name.tw': SAMPLE_LABORATORY.name.tw,
    'name.en': SAMPLE_LABORATORY.name.en,
    sample: SAMPLE_LABORATORY.sample ? '示範內容  Sample content' : '',
  };
  const source = await readFile(join(WEB, 'pictures/social.svg'), 'utf8');
  return source.replace(/\{([\w.]+)\}/g, (_, name: string) => escaped(words[name] ?? ''));
}

async function drawn(page: Page, svg: string, width: number, height: number): Promise<Buffer> {
  await page.setViewportSize({ width, height });
  const picture = svg.replace('<svg ', `<svg style="display:block;width:${width}px;height:${height}px" `);
  await page.setContent(`<body style="margin:0">${picture}</body>`);
  return page.screenshot({ omitBackground: true });
}

async function keep(path: string, content: Buffer): Promise<void> {
  const file = join(WEB, 'public', path);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, content);
  console.log(`${path} ${content.length} bytes`);
}

/** An icon file with one picture in it: its head, one entry of the list, the PNG itself. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
