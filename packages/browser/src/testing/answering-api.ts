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
  const sent: SentCall[] = [];
  let round = 0;
  /** Each round has a prefix of its own, by which a call that arrives late is known as one of an earlier test. */
  const startRound = () => {
    round += 1;
    const prefix = `/${round}/api`;
    document.documentElement.dataset.apiPrefix = server.origin + prefix;
    return prefix;
  };
  startRound();
  return {
    origin: server.origin,
    sent,
    sentTo: (route: string) => sent.filter((call) => call.route === route),
    /** Answers anew and forgets what was sent; what was sent before and arrives later is neither answered nor noted. */
    answer(answers: Answers) {
      sent.length = 0;
      const prefix = startRound();
      server.answer(async (response, request) => {
        const { method, body, headers } = request;
        const { pathname, searchParams: query } = new URL(request.url, server.origin);
        if (Object.hasOwn(files, pathname)) {
          json(files[pathname])(response, request);
          return;
        }
        if (!pathname.startsWith(`${prefix}/`)) {
          json({ code: 404, msg: 'a call of an earlier test' }, 404)(response, request);
          return;
        }
        const route = `${method} ${pathname.slice(prefix.length)}`;
        const call = { route, query, body: bodyOf(body, headers['content-type']), headers };
        sent.push(call);
        const answer = answers[route] ?? answers[route.replace(/[^/]+$/, '*')];
        const envelope = (await answer?.(call)) ?? { code: 404, msg: 'no answer to this' };
        json(envelope, envelope.code)(response, request);
      });
    },
    close: () => server.close(),
  };
}

function bodyOf(text: string, type: string | string[] | undefined): unknown {
  if (text === '') return undefined;
  return type === 'application/json' ? JSON.parse(text) : text;
}
