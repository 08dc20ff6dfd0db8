import type { WebhookFailure } from '@phial/contract/staff/webhook';
import { Agent, type Dispatcher, request } from 'undici';
import type { Config } from '../../config.ts';
import { ADDRESS_REFUSED, checkedLookup, isEndpointUrl } from './receiver-address.ts';

/** What came of a request. `failure` is null when it arrived. */
export interface PostOutcome {
  readonly status: number | null;
  readonly failure: WebhookFailure | null;
}

export interface Post {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends requests to receivers; none is followed elsewhere. */
export interface Poster {
  /** @param stopping ends it early: the outcome is then `interrupted` */
  post(post: Post, stopping: AbortSignal): Promise<PostOutcome>;
  close(): Promise<void>;
}

/** Milliseconds. */
const TIME_LIMITS = { connect: 5_000, whole: 15_000 };
/** Bytes of an answer that are read; nothing is made of them. */
const MOST_ANSWER = 64 * 1024;

/**
 * @param rules which addresses may be sent to
 * @param timeLimits of tests
 */
export function createPoster(
  rules: Pick<Config, 'production' | 'webhookPrivateAddresses'>,
  timeLimits = TIME_LIMITS,
): Poster {
  const dispatcher = new Agent({
    connect: { lookup: checkedLookup(rules), timeout: timeLimits.connect },
    // A connection for each request: its address is checked each time, and none can have been closed meanwhile.
    pipelining: 0,
    allowH2: false,
  });
  return {
    async post(post, stopping) {
      // The settings may have become narrower since the endpoint was set up.
      if (!isEndpointUrl(post.url, rules)) return { status: null, failure: 'address' };
      const late = AbortSignal.timeout(timeLimits.whole);
      const signal = AbortSignal.any([late, stopping]);
      let status: number | null = null;
      try {
        const { headers, body } = post;
        const answer = await request(post.url, { dispatcher, method: 'POST', headers, body, signal });
        status = answer.statusCode;
        await readBounded(answer.body);
        return { status, failure: failureOfStatus(status) };
      } catch (error) {
        if (stopping.aborted) return { status, failure: 'interrupted' };
        return { status, failure: late.aborted ? 'timeout' : failureOfError(error) };
      }
    },
    close: () => dispatcher.destroy(),
  };
}

/** To the end, so that an answer that breaks off counts as none; of a long one only the beginning. */
async function readBounded(body: Dispatcher.ResponseData['body']): Promise<void> {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += (chunk as Buffer).length;
    // Leaving the loop closes the connection.
    if (bytes > MOST_ANSWER) break;
  }
}

function failureOfStatus(status: number): WebhookFailure | null {
  if (status >= 200 && status < 300) return null;
  if (status === 410) return 'gone';
  return status >= 300 && status < 400 ? 'redirect' : 'status';
}

const FAILURE_OF_CODE: Readonly<Record<string, WebhookFailure>> = {
  [ADDRESS_REFUSED]: 'address',
  ENOTFOUND: 'not-found',
  EAI_AGAIN: 'not-found',
  ECONNREFUSED: 'refused',
  EHOSTUNREACH: 'refused',
  ENETUNREACH: 'refused',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  UND_ERR_BODY_TIMEOUT: 'timeout',
};

/** By its code alone: the sentence of an error may repeat the address. */
function failureOfError(error: unknown): WebhookFailure {
  const code = codeOf(error);
  const known = FAILURE_OF_CODE[code];
  if (known !== undefined) return known;
  return /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO/.test(code) ? 'tls' : 'broken';
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return 'code' in error ? String(error.code) : codeOf(error.cause);
}
