import { createCallQuery } from '@phial/browser/server-state/call-query';
import { siteSettings } from '@phial/browser/site-settings';
import { CallError } from '@phial/client/call-error';
import type { ResultOf, SendArguments } from '@phial/client/call-input';
import { bodyOf, type Input, type SentCall, sendRequest, urlOf } from '@phial/client/request';
import type { Call } from '@phial/contract/call';
import { currentLanguage, currentMessages } from '../language/language.ts';
import { isDuplicate } from './duplicate-guard.ts';
import { alertCallError, notifyCallError } from './error-notices.ts';
import { dropToken, readToken, storeToken } from './token.ts';

export interface SendOptions {
  /** For booking and test items: 5 s in place of 30 s. */
  timeLimit?: 'short';
  /** False sends a POST or PUT even when the same one went out within a second. */
  repeatSubmit?: boolean;
  /**
   * The screen shows `error.msg` itself, for every kind of error: the client
   * raises no toast. The alerts of 301 and 500 stay.
   */
  ownMessage?: boolean;
  headers?: Record<string, string>;
  /** True for what must arrive although the page goes meanwhile. */
  keepalive?: boolean;
  /** Aborting rejects with the signal's reason and shows nothing. */
  signal?: AbortSignal | undefined;
}

const TIME_LIMIT_MS = { usual: 30_000, short: 5_000 } as const;

/**
 * Sends a call of the contract.
 * @throws CallError for whatever is no success; a toast has shown it unless `ownMessage` was set, and `duplicate`
 *   for a POST or PUT that repeats one of less than a second ago
 */
export async function send<C extends Call>(
  call: C,
  ...[input]: SendArguments<C, SendOptions>
): Promise<ResultOf<C>> {
  return (await sendAny(call, input ?? {})) as ResultOf<C>;
}

/** The TanStack query of a reading call; its key begins with the path. The page shows nothing of a failure by itself. */
export const callQuery = createCallQuery<SendOptions>(send);

async function sendAny(call: SentCall, input: Input & SendOptions): Promise<unknown> {
  try {
    return await transport(call, input);
  } catch (error) {
    if (error instanceof CallError) {
      if (error.error === 'booking-token') dropToken();
      alertCallError(error);
      if (input.ownMessage !== true) notifyCallError(error);
    }
    throw error;
  }
}

async function transport(call: SentCall, input: Input & SendOptions): Promise<unknown> {
  const { client } = currentMessages().errors;
  const baseUrl = siteSettings().apiPrefix;
  const token = readToken();
  const guarded = (call.method === 'POST' || call.method === 'PUT') && input.repeatSubmit !== false;
  if (guarded && isDuplicate(call.method, urlOf(call, input, baseUrl), String(bodyOf(call, input)))) {
    throw new CallError({ kind: 'duplicate', code: 0, msg: client.duplicate });
  }
  const answer = await sendRequest(call, input, {
    baseUrl,
    headers: { ...(token !== undefined && { Authorization: `Bearer ${token}` }), ...input.headers },
    language: currentLanguage(),
    timeLimit: TIME_LIMIT_MS[input.timeLimit ?? 'usual'],
    signal: input.signal,
    keepalive: input.keepalive,
    words: client,
  });
  if (call.beside !== undefined && hasToken(answer)) storeToken(answer.token);
  return answer;
}

function hasToken(answer: unknown): answer is { token: string } {
  return (
    typeof answer === 'object' && answer !== null && 'token' in answer && typeof answer.token === 'string'
  );
}
