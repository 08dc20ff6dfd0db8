import type { Answer } from '@phial/browser/api/answer';
import { CallError } from '@phial/browser/api/call-error';
import { type Method, sendRequest } from '@phial/browser/api/request';
import { notify } from '@phial/browser/notices/notices';
import { siteSettings } from '@phial/browser/site-settings';
import { currentLanguage, currentMessages } from '../language/language.ts';
import { currentAccount, sessionEnded } from '../session/session.ts';

export interface CallOptions {
  /** Query parameters; never personal data, which goes into a body. */
  params?: Record<string, unknown>;
  /** The page shows `error.msg` itself: no toast. */
  ownMessage?: boolean;
  /** Aborting rejects with the signal's reason and shows nothing. */
  signal?: AbortSignal;
}

/** Milliseconds to the last byte of an answer. */
const TIME_LIMIT_MS = 30_000;

/** What the server says to a call without a session (D-95, D-96). */
const LOGIN_EXPIRED = 301;

/** What it says where the cookie, one for all tabs, is another account's than this page's. */
const OTHER_ACCOUNT = 'other-account';

/** GET. All calls reject with a {@link CallError}, which a toast has told unless `ownMessage` was asked for. */
export function get<T>(path: string, options?: CallOptions): Promise<Answer<T>> {
  return call('GET', path, undefined, options);
}

/** POST of a JSON body, or of a file as it is. */
export function post<T>(path: string, body: unknown = {}, options?: CallOptions): Promise<Answer<T>> {
  return call('POST', path, body, options);
}

/** PUT of a JSON body. */
export function put<T>(path: string, body: unknown = {}, options?: CallOptions): Promise<Answer<T>> {
  return call('PUT', path, body, options);
}

/** PATCH of a JSON body. */
export function patch<T>(path: string, body: unknown = {}, options?: CallOptions): Promise<Answer<T>> {
  return call('PATCH', path, body, options);
}

/** DELETE with a JSON body, which tells the version that is meant where there is one. */
export function del<T>(path: string, body: unknown = {}, options?: CallOptions): Promise<Answer<T>> {
  return call('DELETE', path, body, options);
}

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

async function call<T>(
  method: Method,
  path: string,
  body: unknown,
  { params, ownMessage = false, signal }: CallOptions = {},
): Promise<Answer<T>> {
  try {
    return await sendRequest<T>({
      method,
      path,
      params,
      signal,
      prefix: siteSettings().apiPrefix,
      body: body === undefined || body instanceof Blob ? body : JSON.stringify(body),
      headers: accountHeader(),
      language: currentLanguage(),
      timeLimit: TIME_LIMIT_MS,
      words: currentMessages().client,
    });
  } catch (error) {
    if (error instanceof CallError) {
      if (error.code === LOGIN_EXPIRED) sessionEnded();
      else if (error.error === OTHER_ACCOUNT) sessionEnded('other-account');
      else if (!ownMessage) notifyCallError(error);
    }
    throw error;
  }
}

/** Whom the page acts for: where somebody else has signed in meanwhile, the server does nothing in the newcomer's name. */
function accountHeader(): Record<string, string> {
  const account = currentAccount();
  return account === undefined ? {} : { 'Phial-Account': account.accountId };
}
