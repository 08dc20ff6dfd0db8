import type { LookupFunction } from 'node:net';
import { Agent, type Dispatcher, request } from 'undici';
import { SendFailure } from '../mail/send-failure.ts';
import { systemErrorCode } from '../system-error.ts';
import { asStep } from '../telemetry/steps.ts';
import { ADDRESS_REFUSED } from '../webhooks/sending/receiver-address.ts';

/** A request by which a provider is asked to send a message. */
interface TextRequest {
  url: string | URL;
  headers: Record<string, string>;
  body: string;
}

/** Milliseconds. */
export const TIME_LIMITS = { connect: 5_000, whole: 15_000 };
/** Bytes of an answer that are read. */
const MOST_ANSWER = 64 * 1024;

/**
 * @param timeLimits of tests
 * @param lookup where not every address may be connected to
 * @returns the answer as it came
 * @throws SendFailure from the function it returns
 */
export function createTextPost(timeLimits = TIME_LIMITS, lookup?: LookupFunction) {
  // A connection for each message: none can have been closed meanwhile, so a failed connection says that nothing left.
  const connect = { timeout: timeLimits.connect, ...(lookup && { lookup }) };
  const dispatcher = new Agent({ connect, pipelining: 0, allowH2: false });
  const post = async ({ url, headers, body }: TextRequest): Promise<string> => {
    const answer = await orFailure(async () => {
      const signal = AbortSignal.timeout(timeLimits.whole);
      const response = await request(url, { dispatcher, method: 'POST', headers, body, signal });
      return { status: response.statusCode, body: await readBounded(response.body) };
    });
    const failure = failureOfStatus(answer.status);
    if (failure !== undefined) throw failure;
    return answer.body;
  };
  return (request: TextRequest) => asStep('text message', () => post(request));
}

/** To the end, so that an answer that breaks off counts as none; of a long one only the beginning. */
async function readBounded(body: Dispatcher.ResponseData['body']): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    chunks.push(chunk as Buffer);
    bytes += (chunk as Buffer).length;
    // Leaving the loop closes the connection.
    if (bytes > MOST_ANSWER) break;
  }
  return Buffer.concat(chunks).toString();
}

/** By what has not begun before a connection stands: no such host, nobody there, no encryption. */
const BEFORE =
  /^(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$|CERT|TLS|SSL|UNABLE_TO/;

async function orFailure<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    const code = systemErrorCode(error) ?? 'EUNKNOWN';
    const isBefore = BEFORE.test(code) || code === ADDRESS_REFUSED;
    throw new SendFailure(isBefore ? 'unreachable' : 'unconfirmed', code);
  }
}

/** Too many requests, not now, and a wrong login concern every message; other 4xx this one (RFC 9110, section 15.5). */
const LATER = new Set([401, 403, 404, 429, 503]);

function failureOfStatus(status: number): SendFailure | undefined {
  if (status >= 200 && status < 300) return undefined;
  const code = `HTTP ${status}`;
  if (LATER.has(status)) return new SendFailure('not-sent', code);
  return new SendFailure(status >= 400 && status < 500 ? 'refused' : 'unconfirmed', code);
}
