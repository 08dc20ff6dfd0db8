import { expect, type Page, type Request } from '@playwright/test';

/** What a page has asked for and not got yet. A stream of events never ends and does not count. */
export class CallsUnderWay {
  readonly #page: Page;
  readonly #calls = new Set<Request>();

  constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => {
      // What the page before has asked for comes no more, and the browser does not always say so.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) this.#calls.clear();
      if (request.resourceType() !== 'eventsource') this.#calls.add(request);
    });
    page.on('requestfinished', (request) => this.#calls.delete(request));
    page.on('requestfailed', (request) => this.#calls.delete(request));
  }

  /** Waits until everything has come that the page on screen asks for, and is drawn. */
  async expectNone(): Promise<void> {
    // Two frames: what has just been drawn has asked by then.
    await this.#page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await expect.poll(() => this.#calls.size, { intervals: [20, 50, 100] }).toBe(0);
    await expect(this.#page.locator('[role="status"] svg')).toHaveCount(0);
  }
}
