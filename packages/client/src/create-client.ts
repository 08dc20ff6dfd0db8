import { CALLS, type Calls } from '@phial/contract/calls';
import type { Language } from '@phial/domain/language';
import type { CallWords } from './answer.ts';
import type { ResultOf, SendArguments } from './call-input.ts';
import { type Input, sendRequest } from './request.ts';

export { refusalData } from './call-error.ts';

export interface ClientOptions {
  /** Address of the API with its prefix, such as `https://lab.example/api`. */
  readonly baseUrl: string;
  /** For the calls of programs; made by `npm run reports -- key create`. */
  readonly apiKey?: string;
  /** Of the answers to a booking or an enquiry; changes and cancellations need it. */
  readonly bookingToken?: string;
  /** Of the words in refusals; English by default. */
  readonly language?: Language;
  /** Milliseconds to the last byte of an answer; 30,000 by default. */
  readonly timeLimit?: number;
}

/** A function for every call of the API, by its name in the API document (`operationId`). */
export type Client = {
  readonly [Name in keyof Calls]: (
    ...args: SendArguments<
      Calls[Name],
      { readonly signal?: AbortSignal; readonly headers?: Record<string, string> }
    >
  ) => Promise<ResultOf<Calls[Name]>>;
};

const WORDS: CallWords = {
  statusAbnormal: (status) => `The server answered with HTTP ${status}.`,
  requestTimedOut: 'The server did not answer in time.',
  connectionAbnormal: 'The server could not be reached.',
};

/**
 * A client of the API for other programs, in Node or a browser. Each function resolves with the `data` of the answer,
 * or rejects with a {@link CallError} whose `error` is the code of the refusal. See `docs/client.md`.
 */
export function createClient({
  baseUrl,
  apiKey,
  bookingToken,
  language = 'en',
  timeLimit = 30_000,
}: ClientOptions): Client {
  const authorization = apiKey ?? bookingToken;
  const fixed = authorization === undefined ? {} : { Authorization: `Bearer ${authorization}` };
  const functions = Object.entries(CALLS).map(([name, call]) => [
    name,
    ({
      signal,
      headers,
      ...input
    }: Input & { signal?: AbortSignal; headers?: Record<string, string> } = {}) =>
      sendRequest(call, input, {
        baseUrl,
        language,
        timeLimit,
        signal,
        headers: { ...fixed, ...headers },
        words: WORDS,
      }),
  ]);
  return Object.fromEntries(functions) as Client;
}
