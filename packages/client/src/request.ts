import type { Call } from '@phial/contract/call';
import type { Language } from '@phial/domain/language';
import { addressOf, pathOf, queryOf } from './address.ts';
import { type Answer, type CallWords, readAnswer } from './answer.ts';
import { CallError } from './call-error.ts';

/** As much of a definition as its sender needs; a browser gets no more of it. */
export type SentCall = Pick<Call, 'method' | 'path' | 'beside' | 'answerMedia'>;

/** The parts of a call, as `InputOf` types them. */
export interface Input {
  readonly params?: object;
  /** Values that are undefined or null are left out. */
  readonly query?: object;
  /** Sent as JSON; a file as it is, under its media type. */
  readonly body?: unknown;
}

/** How a call is sent. */
export interface Transport {
  /** Address of all calls; slashes between it and the path are put right. */
  readonly baseUrl: string;
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
export function urlOf(call: SentCall, { params, query }: Input, baseUrl: string): string {
  return addressOf(baseUrl, pathOf(call.path, { ...params })) + queryOf({ ...query });
}

/** The body of a call as it is sent; every method but GET has one, be it empty. */
export function bodyOf({ method }: SentCall, { body }: Input): string | Blob | null {
  if (method === 'GET') return null;
  return body instanceof Blob ? body : JSON.stringify(body ?? {});
}

/**
 * Sends a call and reads its answer. Nothing is shown: that is the sender's own affair.
 * @throws CallError for whatever is no success
 */
export async function sendRequest(call: SentCall, input: Input, transport: Transport): Promise<unknown> {
  const { baseUrl, language, headers, timeLimit, signal, keepalive = false, words } = transport;
  const body = bodyOf(call, input);
  return withinTime(timeLimit, words, signal, async (stop) => {
    const response = await fetch(urlOf(call, input, baseUrl), {
      method: call.method,
      headers: {
        Accept: call.answerMedia ?? 'application/json',
        'Accept-Language': ACCEPT_LANGUAGE[language],
        ...(body !== null && { 'Content-Type': body instanceof Blob ? body.type : 'application/json' }),
        ...headers,
      },
      body,
      keepalive,
      signal: stop,
    });
    if (call.answerMedia?.endsWith('json') && response.ok) return await response.json();
    if (call.answerMedia !== undefined && response.ok) return response.blob();
    const answer: Answer = await readAnswer(response, words);
    return call.beside === undefined ? answer.data : answer;
  });
}

/**
 * Reads a JSON file that the server publishes beside its calls.
 * @param address with a path of the page's own origin
 * @throws CallError when it does not come
 */
export async function readPublishedFile(
  address: string,
  { timeLimit, signal, words }: Pick<Transport, 'timeLimit' | 'signal' | 'words'>,
): Promise<unknown> {
  return withinTime(timeLimit, words, signal, async (stop) => {
    const response = await fetch(address, { signal: stop });
    if (response.ok) return response.json();
    const { status } = response;
    throw new CallError({ kind: 'status', code: status, msg: words.statusAbnormal(status) });
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
