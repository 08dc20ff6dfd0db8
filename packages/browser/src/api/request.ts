import type { Language } from '@phial/domain/language';
import { addressOf, queryOf } from './address.ts';
import { type Answer, type CallWords, readAnswer } from './answer.ts';
import { CallError } from './call-error.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A call on its way. */
export interface Request {
  readonly method: Method;
  /** Base path of all calls, and the path below it; slashes between them are put right (D-93). */
  readonly prefix: string;
  readonly path: string;
  /** Query parameters; nested values become `key[sub]` (API-004). */
  readonly params?: Record<string, unknown> | undefined;
  /** JSON text, or a file, whose media type is sent with it. */
  readonly body?: string | Blob | undefined;
  readonly headers?: Record<string, string> | undefined;
  readonly language: Language;
  /** Milliseconds to the last byte of the answer. */
  readonly timeLimit: number;
  /** Aborting rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Sent to the end although the page goes meanwhile; the body has at most 64 kB then. */
  readonly keepalive?: boolean | undefined;
  /** For what the server has no words of its own for. */
  readonly words: CallWords;
}

const ACCEPT_LANGUAGE: Record<Language, string> = { tw: 'zh-Hant', zh: 'zh-Hans', en: 'en' };

/** Where a call goes. */
export function urlOf({ prefix, path, params }: Pick<Request, 'prefix' | 'path' | 'params'>): string {
  return addressOf(prefix, path) + queryOf(params);
}

/**
 * Sends a call and reads its answer. Nothing is shown: that is the site's own affair.
 * @throws CallError for whatever is no success
 */
export async function sendRequest<T>(request: Request): Promise<Answer<T>> {
  const { method, body, language, headers, timeLimit, signal, keepalive = false, words } = request;
  return withinTime(timeLimit, words, signal, async (stop) => {
    const response = await fetch(urlOf(request), {
      method,
      headers: {
        Accept: 'application/json',
        'Accept-Language': ACCEPT_LANGUAGE[language],
        ...(body === undefined
          ? {}
          : { 'Content-Type': body instanceof Blob ? body.type : 'application/json' }),
        ...headers,
      },
      body: body ?? null,
      keepalive,
      signal: stop,
    });
    return readAnswer<T>(response, words);
  });
}

/**
 * Runs a request up to its last byte within a time limit. Uses the page's
 * timers, which follow a test's clock, where `AbortSignal.timeout` would not.
 */
async function withinTime<T>(
  limit: number,
  words: CallWords,
  signal: AbortSignal | undefined,
  request: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const stop = new AbortController();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    stop.abort();
  }, limit);
  const giveUp = () => stop.abort();
  signal?.addEventListener('abort', giveUp);
  if (signal?.aborted) giveUp();
  try {
    return await request(stop.signal);
  } catch (error) {
    if (error instanceof CallError) throw error;
    signal?.throwIfAborted();
    throw late
      ? new CallError({ kind: 'timeout', code: 0, msg: words.requestTimedOut })
      : new CallError({ kind: 'network', code: 0, msg: words.connectionAbnormal });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}
