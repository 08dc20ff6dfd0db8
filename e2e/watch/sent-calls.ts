import { expect, type Page, type Request } from '@playwright/test';

/** A call as it left the page. */
export interface SentCall {
  /** `POST /rest/appointment/appt`: without the prefix and the query. */
  readonly route: string;
  readonly query: URLSearchParams;
  readonly headers: Record<string, string>;
  /** Parsed JSON; undefined without a body. */
  readonly body: unknown;
  readonly request: Request;
}

const PREFIX = '/api';

/** All calls that a page sends to the server, in order. */
export class SentCalls {
  readonly #calls: SentCall[] = [];

  constructor(page: Page) {
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (!url.pathname.startsWith(`${PREFIX}/`)) return;
      this.#calls.push({
        route: `${request.method()} ${url.pathname.slice(PREFIX.length)}`,
        query: url.searchParams,
        headers: request.headers(),
        body: request.postDataJSON(),
        request,
      });
    });
  }

  get all(): readonly SentCall[] {
    return this.#calls;
  }

  /** @param route exact, or with `*` for an id in it */
  to(route: string): SentCall[] {
    const pattern = new RegExp(`^${route.split('*').map(RegExp.escape).join('[^/]+')}$`);
    return this.#calls.filter((call) => pattern.test(call.route));
  }

  /** Waits until so many calls of a route have left in all, and answers them. */
  async expectCount(route: string, count: number): Promise<SentCall[]> {
    await expect.poll(() => this.to(route).length, { message: `calls to ${route}` }).toBe(count);
    return this.to(route);
  }

  /** The only call of a route. */
  async only(route: string): Promise<SentCall> {
    const [call] = await this.expectCount(route, 1);
    if (call === undefined) throw new Error(`no call to ${route}`);
    return call;
  }
}

/**
 * The `data` the server answered a call with.
 * @throws Error when the call has had no answer
 */
export async function answerOf<T>(call: SentCall | undefined): Promise<T> {
  const response = await call?.request.response();
  if (!response) throw new Error('the call has no answer');
  return (await response.json()).data;
}
