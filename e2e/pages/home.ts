import { expect, type Locator } from '@playwright/test';
import { openSite } from './open-site.ts';
import { SitePage } from './site-page.ts';

/** `/`: the carousel, and below it the ways into the site. */
export class Home extends SitePage {
  protected readonly screen = 'home';

  override get heading(): Locator {
    return this.titled(this.words.home.title);
  }

  async open(): Promise<void> {
    await openSite(this.page, '/#/');
    await this.expectOpen();
  }

  get carousel(): Locator {
    return this.root.getByRole('region', { name: this.words.home.carousel.label, exact: true });
  }

  /** All slides in their order; all but one of them are hidden. */
  get slides(): Locator {
    return this.carousel.getByRole('group', { includeHidden: true });
  }

  /** The pictures of all slides. */
  get pictures(): Locator {
    return this.slides.getByRole('img', { includeHidden: true });
  }

  /** Waits for the slides. @returns how many there are */
  async slideCount(): Promise<number> {
    await expect(this.slides).not.toHaveCount(0);
    return this.slides.count();
  }

  /** The slide that shows; two while one gives way to another. */
  get shownSlide(): Locator {
    return this.carousel.getByRole('group');
  }

  /** What a press on the slide that shows opens. */
  get slideLink(): Locator {
    return this.shownSlide.getByRole('link');
  }

  /** One of the buttons of the carousel; `play` stands in the place of `pause` while the slides rest. */
  control(name: 'previous' | 'next' | 'pause' | 'play'): Locator {
    return this.carousel.getByRole('button', { name: this.words.home.carousel[name], exact: true });
  }

  /** The dot of a slide, counted from 1. */
  dot(number: number, total: number): Locator {
    return this.carousel.getByRole('button', {
      name: this.words.home.carousel.show(number, total),
      exact: true,
    });
  }

  /** That slide shows and no other, and its dot is marked. */
  async expectSlide(number: number, total: number): Promise<void> {
    await expect(this.dot(number, total)).toHaveAttribute('aria-current', 'true');
    const name = this.words.home.carousel.position(number, total);
    await expect(this.carousel.getByRole('group', { name, exact: true })).toBeVisible();
    await expect(this.shownSlide).toHaveCount(1);
  }

  /** The teaser that the query `name=about` brings into view. */
  get about(): Locator {
    return this.root.getByRole('region', { name: this.words.home.aboutTitle, exact: true });
  }

  link(name: string): Locator {
    return this.root.getByRole('link', { name, exact: true });
  }

  /** How far below the upper edge of the document the section under the carousel begins, in CSS pixels. */
  async topOfWays(): Promise<number> {
    const ways = this.root.getByRole('heading', { name: this.words.home.waysTitle });
    return ways.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  }

  /** How far below the upper edge of the window the call to book ends, in CSS pixels. */
  async endOfCallToBook(): Promise<number> {
    return this.link(this.words.home.book).evaluate((element) => element.getBoundingClientRect().bottom);
  }
}
