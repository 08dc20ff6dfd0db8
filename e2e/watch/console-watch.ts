import type { BrowserContext } from '@playwright/test';

interface Expectation {
  readonly pattern: RegExp;
  met: boolean;
}

/**
 * Hears every console warning, console error and uncaught page error of a
 * test's browser context. What the test did not announce, or announced and did
 * not get, fails it.
 */
export class ConsoleWatch {
  readonly #unexpected: string[] = [];
  readonly #expectations: Expectation[] = [];

  constructor(context: BrowserContext) {
    context.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      this.#hear(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) =>
      this.#hear(`uncaught: ${error.error().stack ?? error.error().message}`),
    );
  }

  /** Announces messages, before they come; they must come once at least. */
  expect(pattern: RegExp): void {
    this.#expectations.push({ pattern, met: false });
  }

  /** Announces messages that may come: some versions of the browser report them, others do not. */
  allow(pattern: RegExp): void {
    this.#expectations.push({ pattern, met: true });
  }

  /** Announces what Chromium says of each answer with an HTTP error status. */
  expectStatus(status: number): void {
    this.expect(new RegExp(`the server responded with a status of ${status}\\b`));
  }

  /** What must be empty at the end of the test. */
  complaints(): string[] {
    const missing = this.#expectations.filter(({ met }) => !met);
    return [...this.#unexpected, ...missing.map(({ pattern }) => `announced, but never heard: ${pattern}`)];
  }

  #hear(text: string): void {
    const announced = this.#expectations.filter(({ pattern }) => pattern.test(text));
    for (const expectation of announced) expectation.met = true;
    if (announced.length === 0) this.#unexpected.push(text);
  }
}
