import type { Answer } from '@phial/browser/api/answer';
import { CallError } from '@phial/browser/api/call-error';
import { type Method, sendRequest, urlOf } from '@phial/browser/api/request';
import { siteSettings } from '@phial/browser/site-settings';
import { currentLanguage, currentMessages } from '../language/language.ts';
import { isDuplicate } from './duplicate-guard.ts';
import { alertCallError, notifyCallError } from './error-notices.ts';
import { dropToken, readToken, storeToken } from './token.ts';

export interface CallOptions {
  /** Time limit: 30 s, or 5 s for booking and test items (API-008, API-009). */
  helper?: 'general' | 'booking';
  /** Query parameters; nested values become `key[sub]`. */
  params?: Record<string, unknown>;
  /** False sends a POST or PUT even when the same one went out within a second (VAL-073). */
  repeatSubmit?: boolean;
  /**
   * The screen shows `error.msg` itself, for every kind of error: the client
   * raises no toast (D-97). The alerts of 301 and 500 stay.
   */
  ownMessage?: boolean;
  headers?: Record<string, string>;
  /** True for what must arrive although the page goes meanwhile. */
  keepalive?: boolean;
  /** Aborting rejects with the signal's reason and shows nothing. */
  signal?: AbortSignal;
}

const TIME_LIMIT_MS = { general: 30_000, booking: 5_000 } as const;

/** GET with the parameters in the query. All calls reject with a {@link CallError}. */
export function get<T>(path: string, options?: CallOptions): Promise<Answer<T>> {
  return call('GET', path, undefined, options);
}

/** GET whose first value goes into the path and the others into the query (API-005, D-30). */
export function getByPath<T>(
  path: string,
  id: string,
  params?: Record<string, unknown>,
  options?: CallOptions,
): Promise<Answer<T>> {
  const own = `${path.replace(/\/+$/, '')}/${encodeURIComponent(id)}`;
  return call('GET', own, undefined, params === undefined ? options : { ...options, params });
}

/** POST of a JSON body; an identical one within a second is refused (VAL-070). */
export function post<T>(path: string, body: unknown, options?: CallOptions): Promise<Answer<T>> {
  return call('POST', path, body, options);
}

/** PUT of a JSON body (D-94); an identical one within a second is refused (VAL-070). */
export function put<T>(path: string, body: unknown, options?: CallOptions): Promise<Answer<T>> {
  return call('PUT', path, body, options);
}

/** PATCH of a JSON body. */
export function patch<T>(path: string, body: unknown, options?: CallOptions): Promise<Answer<T>> {
  return call('PATCH', path, body, options);
}

/** DELETE with an empty JSON body (API-003, D-94). */
export function del<T>(path: string, options?: CallOptions): Promise<Answer<T>> {
  return call('DELETE', path, {}, options);
}

async function call<T>(
  method: Method,
  path: string,
  body: unknown,
  options: CallOptions = {},
): Promise<Answer<T>> {
  try {
    return await send<T>(method, path, body, options);
  } catch (error) {
    if (error instanceof CallError) {
      if (error.error === 'booking-token') dropToken();
      alertCallError(error);
      if (options.ownMessage !== true) notifyCallError(error);
    }
    throw error;
  }
}

async function send<T>(
  method: Method,
  path: string,
  body: unknown,
  options: CallOptions,
): Promise<Answer<T>> {
  const { client } = currentMessages().errors;
  const token = readToken();
  const request = {
    method,
    path,
    prefix: siteSettings().apiPrefix,
    params: options.params,
    body: body === undefined ? undefined : JSON.stringify(body),
    headers: { ...(token !== undefined && { Authorization: `Bearer ${token}` }), ...options.headers },
    language: currentLanguage(),
    timeLimit: TIME_LIMIT_MS[options.helper ?? 'general'],
    signal: options.signal,
    keepalive: options.keepalive,
    words: client,
  };
  const guarded = (method === 'POST' || method === 'PUT') && options.repeatSubmit !== false;
  if (guarded && isDuplicate(method, urlOf(request), request.body ?? '')) {
    throw new CallError({ kind: 'duplicate', code: 0, msg: client.duplicate });
  }
  const answer = await sendRequest<T>(request);
  if (answer.token !== undefined) storeToken(answer.token);
  return answer;
}
