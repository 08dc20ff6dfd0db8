import type { Messages } from '@phial/content/messages/messages';
import { expect, type Locator, type Page } from '@playwright/test';
import type { MenuEntry } from '../arrange/site-map.ts';

/** The horizontal menu of the desktop edition. */
export class MenuBar {
  readonly root: Locator;
  readonly #page: Page;
  readonly #words: Messages['shell']['menu'];

  constructor(page: Page, { shell }: Messages) {
    this.#page = page;
    this.#words = shell.menu;
    this.root = page.getByRole('banner').getByRole('navigation', { name: shell.menu.label });
  }

  /** The entries of the bar itself, links and groups. */
  get top(): Locator {
    return this.root.locator('[data-top]');
  }

  group(label: keyof Messages['shell']['menu']): Locator {
    return this.root.getByRole('button', { name: String(this.#words[label]), exact: true });
  }

  entry({ label }: Pick<MenuEntry, 'label'>): Locator {
    return this.root.getByRole('link', { name: String(this.#words[label]), exact: true });
  }

  async open(entry: MenuEntry): Promise<void> {
    if (entry.below) {
      const group = this.group(entry.below);
      await group.click();
      await expect(group).toHaveAttribute('aria-expanded', 'true');
    }
    await this.entry(entry).click();
  }

  /** Indexes of what is highlighted, the entry and what it stands below. */
  async expectHighlighted(indexes: readonly string[]): Promise<void> {
    const lit = this.root.locator('[aria-current][data-index]');
    await expect
      .poll(() => lit.evaluateAll((all) => all.map((one) => one.getAttribute('data-index')).sort()))
      .toEqual([...indexes].sort());
  }

  /** The page of a path is on screen, drawn. */
  async expectPage(path: string): Promise<void> {
    const shown = this.#page.locator('main [data-page]').filter({ visible: true });
    await expect(shown).toHaveAttribute('data-page', path);
    await expect(shown.getByRole('heading').first()).toBeVisible();
  }
}
