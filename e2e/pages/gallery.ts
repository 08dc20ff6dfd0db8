import { globSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../../scripts/program.ts';

/** Every component with stories: `button`, `choice-field`… Those of one folder stand together. */
export const COMPONENTS: readonly string[] = [
  ...new Set(
    globSync('packages/*/src/**/*.stories.tsx', { cwd: ROOT }).map((path) => basename(dirname(path))),
  ),
].sort();

/** The gallery of components, which shows a story at a time. */
export class Gallery {
  readonly #page: Page;
  readonly #built: string;

  /** @param built the folder it was built into */
  constructor(page: Page, built: string) {
    this.#page = page;
    this.#built = built;
  }

  /** Opens the list. The gallery is no part of the product, so its files come from here instead of the server. */
  async open(): Promise<void> {
    await this.#page.route('**/gallery/**', (route) => {
      const path = new URL(route.request().url()).pathname.replace('/gallery/', '');
      return route.fulfill({ path: join(this.#built, extname(path) === '' ? 'index.html' : path) });
    });
    await this.#page.goto('/gallery/');
  }

  /** Shows each story of a component in turn; the ids are `button/Busy`… */
  async eachStory(component: string, visit: (id: string) => Promise<void>): Promise<void> {
    await this.open();
    const links = this.#page.getByRole('region', { name: component, exact: true }).getByRole('link');
    await links.first().waitFor();
    const names = await links.allTextContents();
    for (const id of names.map((name) => `${component}/${name}`)) {
      await this.#page.goto(`/gallery/#${id}`);
      await this.#page
        .getByRole('main', { name: id, exact: true, includeHidden: true })
        .waitFor({ state: 'attached' });
      await visit(id);
    }
  }
}
