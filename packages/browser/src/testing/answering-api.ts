import { json, startLocalApi } from './local-api.ts';

/** A call as the server got it. */
export interface SentCall {
  /** `POST /rest/appointment/appt/list`: without the prefix and the query. */
  route: string;
  query: URLSearchParams;
  /** What was sent as JSON; a file as its text. */
  body: unknown;
  /** Names in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

interface Envelope {
  code: number;
  msg?: string;
  data?: unknown;
  now?: string;
}

/** By route; one that ends in `/*` answers every id. */
export type Answers = Record<string, (call: SentCall) => Envelope | Promise<Envelope>>;

/**
 * A real HTTP server that answers by route; what has no answer gets a 404. Close it after the tests.
 * @param files JSON that is no answer to a call, by its path
 */
export async function startAnsweringApi(files: Readonly<Record<string, unknown>> = {}) {
  const server = await startLocalApi();
  document.documentElement.dataset.apiPrefix = `${server.origin}/api`;
  const sent: SentCall[] = [];
  return {
    origin: server.origin,
    sent,
    sentTo: (route: string) => sent.filter((call) => call.route === route),
    /** Answers anew and forgets what was sent. */
    answer(answers: Answers) {
      sent.length = 0;
      server.answer(async (response, { method, url, body, headers }) => {
        const { pathname, searchParams: query } = new URL(url, server.origin);
        if (Object.hasOwn(files, pathname)) {
          json(files[pathname])(response, { method, url, body, headers });
          return;
        }
        const route = `${method} ${url.replace(/^\/api|\?.*$/g, '')}`;
        const call = { route, query, body: bodyOf(body, headers['content-type']), headers };
        sent.push(call);
        const answer = answers[route] ?? answers[route.replace(/[^/]+$/, '*')];
        const envelope = (await answer?.(call)) ?? { code: 404, msg: 'no answer to this' };
        json(envelope, envelope.code)(response, { method, url, body, headers });
      });
    },
    close: () => server.close(),
  };
}

function bodyOf(text: string, type: string | string[] | undefined): unknown {
  if (text === '') return undefined;
  return type === 'application/json' ? JSON.parse(text) : text;
}
