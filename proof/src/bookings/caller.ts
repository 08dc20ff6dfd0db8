import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { systemErrorCode } from '../../../apps/server/src/system-error.ts';
import type { Fleet } from './fleet.ts';
import type { Journal, Manner } from './journal.ts';

/** Long beyond what a call may take, so that how long it took is known. */
const PATIENCE_MS = 60_000;
/** Whoever reads slowly waits so long before the body. */
const SLOW_MS = 300;
const MOST_BEFORE_HANG_UP_MS = 40;

export interface Asked {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the prefix of the calls. */
  readonly path: string;
  readonly body?: object | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  /** 0 where there was none. */
  readonly status: number;
  readonly text: string;
  /** Of what is no JSON text: nothing. */
  // biome-ignore lint/suspicious/noExplicitAny: each caller knows what it has asked for
  readonly body: any;
  readonly cookies: readonly string[];
}

/** What came of it is not known: it may have been done, or be done yet. */
export function isUnknown({ status }: Pick<Answer, 'status'>): boolean {
  return status === 0 || status >= 500;
}

const NOTHING: Answer = { status: 0, text: '', body: undefined, cookies: [] };
/** Nobody listened: nothing was sent. */
const REFUSED: Answer = { ...NOTHING };

export interface Caller {
  /** @param server any unless given */
  send(kind: string, asked: Asked, how?: { manner?: Manner; server?: number }): Promise<Answer>;
  /** A number from 0 up to, but not including, `bound`. */
  readonly random: (bound: number) => number;
}

/** One of several, by the random numbers of a caller. */
export function pick<T>(choices: readonly T[], { random }: Pick<Caller, 'random'>): T {
  return choices[random(choices.length)] as T;
}

/**
 * A client that goes to any of the servers with each call, to the next where nobody listens, as a proxy does; and notes
 * what it asks and gets.
 */
export function openCaller(
  actor: string,
  { fleet, journal, random }: { fleet: Fleet; journal: Journal; random: (bound: number) => number },
): Caller {
  return {
    random,
    async send(kind, asked, { manner = 'plain', server = random(fleet.origins.length) } = {}) {
      const hangUpMs = manner === 'hang-up' ? 1 + random(MOST_BEFORE_HANG_UP_MS) : PATIENCE_MS;
      const invokedAt = performance.now();
      let at = server;
      let answer = await ask(`${fleet.origins[at]}/api${asked.path}`, asked, { manner, hangUpMs });
      for (let turn = 1; answer === REFUSED && turn < fleet.origins.length; turn += 1) {
        at = (at + 1) % fleet.origins.length;
        answer = await ask(`${fleet.origins[at]}/api${asked.path}`, asked, { manner, hangUpMs });
      }
      const { status } = answer;
      const error: string | undefined = answer.body?.error;
      const call = { actor, kind, server: at, manner, invokedAt, endedAt: performance.now(), status, error };
      journal.note(call, { method: asked.method, path: asked.path });
      return answer;
    },
  };
}

/** A connection of its own for each call, so that one that breaks says something about this call. */
function ask(
  url: string,
  { method, body, headers }: Asked,
  { manner, hangUpMs }: { manner: Manner; hangUpMs: number },
): Promise<Answer> {
  return new Promise((resolve) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const asking = request(url, {
      method,
      agent: false,
      signal: AbortSignal.timeout(hangUpMs),
      headers: {
        'accept-language': 'en',
        ...(text !== undefined && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
        }),
        ...headers,
      },
    });
    asking.once('error', (error) => resolve(systemErrorCode(error) === 'ECONNREFUSED' ? REFUSED : NOTHING));
    asking.once('response', async (response) => {
      try {
        if (manner === 'slow') await delay(SLOW_MS);
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk as Buffer);
        const read = Buffer.concat(chunks).toString();
        resolve({
          status: response.statusCode ?? 0,
          text: read,
          body: parsed(read),
          cookies: response.headers['set-cookie'] ?? [],
        });
      } catch {
        resolve(NOTHING);
      }
    });
    asking.end(text);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
