import { notify } from '@phial/browser/notices/notices';
import { createCallQuery } from '@phial/browser/server-state/call-query';
import { siteSettings } from '@phial/browser/site-settings';
import { CallError } from '@phial/client/call-error';
import type { ResultOf, SendArguments } from '@phial/client/call-input';
import { sendRequest } from '@phial/client/request';
import type { Call } from '@phial/contract/call';
import { currentLanguage, currentMessages } from '../language/language.ts';
import { currentAccount, sessionEnded } from '../session/session.ts';

export interface SendOptions {
  /** The page shows `error.msg` itself: no toast. */
  ownMessage?: boolean;
  /** Aborting rejects with the signal's reason and shows nothing. */
  signal?: AbortSignal | undefined;
  /** For a call that does a lot of work. */
  timeLimit?: 'long';
  /** Of the call, such as its `Idempotency-Key`. */
  headers?: Readonly<Record<string, string>>;
}

/** Milliseconds to the last byte of an answer. */
const TIME_LIMIT_MS = { usual: 30_000, long: 180_000 };
/** What the server says to a call without a session. */
const LOGIN_EXPIRED = 301;
/** What it says where the cookie, one for all tabs, is another account's than this page's. */
const OTHER_ACCOUNT = 'other-account';

/**
 * Sends a call of the contract. Personal data never goes into parameters or the query, but into a body.
 * @throws CallError for whatever is no success; a toast has shown it unless `ownMessage` was set
 */
export async function send<C extends Call>(
  call: C,
  ...[input]: SendArguments<C, SendOptions>
): Promise<ResultOf<C>> {
  const { ownMessage = false, signal, timeLimit = 'usual', headers, ...parts } = { ...input } as SendOptions;
  try {
    const result = await sendRequest(call, parts, {
      baseUrl: siteSettings().apiPrefix,
      headers: { ...accountHeader(), ...headers },
      language: currentLanguage(),
      timeLimit: TIME_LIMIT_MS[timeLimit],
      signal,
      words: currentMessages().client,
    });
    return result as ResultOf<C>;
  } catch (error) {
    if (error instanceof CallError) {
      if (error.code === LOGIN_EXPIRED) sessionEnded();
      else if (error.error === OTHER_ACCOUNT) sessionEnded('other-account');
      else if (!ownMessage) notifyCallError(error);
    }
    throw error;
  }
}

/** The TanStack query of a reading call; its key begins with the path. The page shows what the server says. */
export const callQuery = createCallQuery<SendOptions>(send);

/** One toast with the words of a failed call; an unexpected failure has the number of the request with it, small. */
export function notifyCallError({ msg, requestId, isUnexpected }: CallError): void {
  notify({
    tone: 'error',
    text: msg,
    detail:
      isUnexpected && requestId !== undefined
        ? () => currentMessages().client.requestId(requestId)
        : undefined,
  });
}

/** Whom the page acts for: where somebody else has signed in meanwhile, the server does nothing in the newcomer's name. */
function accountHeader(): Record<string, string> {
  const account = currentAccount();
  return account === undefined ? {} : { 'Phial-Account': account.accountId };
}
