import type { TestApp } from './build-test-app.ts';

interface Injected {
  readonly method?: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: object;
}

/**
 * A server in a process of its own, for `visitor` and `browser`, which otherwise come in by `app.inject`.
 * @param always headers of every call
 */
export function serverOverHttp(
  origin: string,
  captcha: string,
  always: Readonly<Record<string, string>> = {},
): Pick<TestApp, 'app' | 'config'> {
  const inject = async ({ method = 'GET', url, headers = {}, payload }: Injected) => {
    const response = await fetch(origin + url, {
      method,
      headers: { ...always, ...headers, ...(payload && { 'content-type': 'application/json' }) },
      ...(payload && { body: JSON.stringify(payload) }),
    });
    const body = await response.text();
    const cookies = response.headers.getSetCookie();
    return {
      statusCode: response.status,
      headers: { ...Object.fromEntries(response.headers), 'set-cookie': cookies },
      body,
      json: () => JSON.parse(body) as unknown,
    };
  };
  return { app: { inject }, config: { apiPrefix: '/api', test: { captcha } } } as unknown as Pick<
    TestApp,
    'app' | 'config'
  >;
}
