import type { Locator } from '@playwright/test';
import { SitePage } from './site-page.ts';

/** `/covidintroduce`: what a COVID-19 test is. */
export class CovidIntroduction extends SitePage {
  protected readonly screen = 'COVID-19 testing';

  override get heading(): Locator {
    return this.titled(this.words.shell.titles.covidintroduce);
  }

  /** To the questions and answers. */
  get toQuestions(): Locator {
    return this.root.getByRole('link', { name: this.words.covid.toQuestions, exact: true });
  }
}
