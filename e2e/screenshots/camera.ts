import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@phial/domain/language';
import type { Page } from '@playwright/test';
import { test as base } from '../fixtures.ts';

const FOLDER = fileURLToPath(new URL('../../screenshots', import.meta.url));

/** Wide, a small notebook, and a narrow window; the mobile edition has its own. */
const DESKTOP = [
  { folder: '1440', width: 1440, height: 900 },
  { folder: '1024', width: 1024, height: 768 },
  { folder: '390', width: 390, height: 844 },
] as const;
const MOBILE = [{ folder: 'mobile', width: 390, height: 844 }] as const;

/** A4 at 96 pixels an inch, less the margins that browsers leave. */
const PAPER = { folder: 'print', width: 718, height: 1047 } as const;

type Format = (typeof DESKTOP | typeof MOBILE)[number] | typeof PAPER;

export interface Shot {
  /** Only what is in the window: for dialogs, which stand in its middle. */
  readonly windowOnly?: boolean;
  /** What must be done again in each size, such as opening a menu. */
  readonly pose?: (width: number) => Promise<void>;
}

/** Takes a screen in every size of its edition, into `screenshots/<language>/<size>/<name>.png`. */
export class Camera {
  readonly #page: Page;
  readonly #language: Language;
  readonly #formats: readonly Format[];

  constructor(page: Page, language: Language, isMobile: boolean) {
    this.#page = page;
    this.#language = language;
    this.#formats = isMobile ? MOBILE : DESKTOP;
  }

  async take(name: string, { windowOnly = false, pose }: Shot = {}): Promise<void> {
    for (const format of this.#formats) {
      await this.#page.setViewportSize(format);
      await pose?.(format.width);
      await this.#shoot(format, name, !windowOnly);
    }
  }

  /** As it comes out of a printer. */
  async takePrint(name: string): Promise<void> {
    await this.#page.setViewportSize(PAPER);
    await this.#page.emulateMedia({ media: 'print' });
    await this.#shoot(PAPER, name, true);
    await this.#page.emulateMedia({ media: null });
  }

  async #shoot({ folder, width }: Format, name: string, wholePage: boolean): Promise<void> {
    const path = join(FOLDER, this.#language, folder, `${name}.png`);
    if (wholePage) {
      // The window as tall as the page: what sticks to its edges then stands where it belongs.
      const height = await this.#page.evaluate(() => document.documentElement.scrollHeight);
      await this.#page.setViewportSize({ width, height });
    }
    await this.#page.waitForFunction(() =>
      [...document.images].every((image) => image.complete || !image.checkVisibility()),
    );
    await this.#page.screenshot({ path, caret: 'hide' });
  }
}

export const test = base.extend<{ camera: Camera }>({
  camera: async ({ page, language, isMobile }, use) => use(new Camera(page, language, isMobile)),
});

export const { expect } = test;
