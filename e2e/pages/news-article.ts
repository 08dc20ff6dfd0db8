import type { Locator } from '@playwright/test';
import { openSite } from './open-site.ts';
import { SitePage } from './site-page.ts';

/** `/newsDetail`: one article. */
export class NewsArticlePage extends SitePage {
  protected readonly screen = 'article';

  override get heading(): Locator {
    return this.root.getByRole('heading', { level: 1 });
  }

  /** Goes to an article. */
  async goto(id: string): Promise<void> {
    await openSite(this.page, `/#/newsDetail?index=5&id=${id}`);
  }

  get article(): Locator {
    return this.root.getByRole('article');
  }

  get date(): Locator {
    return this.article.getByRole('time');
  }

  /** What the article leads on to. */
  get further(): Locator {
    return this.article.getByRole('link');
  }

  get back(): Locator {
    return this.root.getByRole('link', { name: this.words.news.back, exact: true });
  }
}
