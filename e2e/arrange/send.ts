import { type CallWords, readAnswer } from '@phial/client/answer';
import type { ResultOf, SendArguments } from '@phial/client/call-input';
import { bodyOf, urlOf } from '@phial/client/request';
import type { Call } from '@phial/contract/call';
import type { APIRequestContext } from '@playwright/test';

const WORDS: CallWords = {
  statusAbnormal: (status) => `the server answered with HTTP ${status}`,
  requestTimedOut: 'the server did not answer in time',
  connectionAbnormal: 'the server could not be reached',
};

/**
 * Sends a call with the cookies of a test's browser, which `createClient` would not have.
 * @throws CallError with the server's refusal
 */
export async function send<C extends Call>(
  request: APIRequestContext,
  call: C,
  ...[input]: SendArguments<C, { readonly headers?: Record<string, string> }>
): Promise<ResultOf<C>> {
  const { headers, ...parts } = { ...input };
  const response = await request.fetch(urlOf(call, parts, '/api'), {
    method: call.method,
    headers: { 'accept-language': 'en', 'content-type': 'application/json', ...headers },
    data: bodyOf(call, parts) ?? undefined,
  });
  const answer = await readAnswer(new Response(await response.text(), { status: response.status() }), WORDS);
  return (call.beside === undefined ? answer.data : answer) as ResultOf<C>;
}
