import type { Messages } from '@phial/content/messages/messages';
import { CallError } from './call-error.ts';

/** What is said where the server has said nothing. */
export type CallWords = Pick<
  Messages['errors']['client'],
  'statusAbnormal' | 'requestTimedOut' | 'connectionAbnormal'
>;

/** A successful answer (D-95). */
export interface Answer<T> {
  readonly code: 200;
  readonly msg: string;
  readonly data: T;
  /** The booking token of the public site (D-02). */
  readonly token?: string;
  /** Time of the server where the call tells it, `YYYY-MM-DD HH:mm:ss`, Hong Kong. */
  readonly now?: string;
}

interface Envelope {
  readonly code: number;
  readonly msg?: unknown;
  readonly data?: unknown;
  readonly error?: unknown;
  readonly requestId?: unknown;
  readonly token?: unknown;
  readonly now?: unknown;
}

function isEnvelope(value: unknown): value is Envelope {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'number';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A count of seconds; the other form of the header, a date, is none of our server's. */
function secondsOf(text: string | null): number | undefined {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

/**
 * The answer of a call that succeeded (HTTP 2xx and code 200).
 * @throws CallError `refused` for an envelope with another code, whatever the HTTP status;
 *   `status` for what is no envelope, a proxy's error page, say (D-95)
 */
export async function readAnswer<T>(response: Response, words: CallWords): Promise<Answer<T>> {
  const body = parse(await response.text());
  const requestId = response.headers.get('x-request-id') ?? undefined;
  if (!isEnvelope(body) || (body.code === 200 && !response.ok)) {
    throw new CallError({
      kind: 'status',
      code: response.status,
      msg: words.statusAbnormal(response.status),
      requestId,
    });
  }
  if (body.code !== 200) {
    throw new CallError({
      kind: 'refused',
      code: body.code,
      msg: textOf(body.msg) ?? words.statusAbnormal(body.code),
      error: textOf(body.error),
      data: body.data,
      requestId: textOf(body.requestId) ?? requestId,
      waitSeconds: secondsOf(response.headers.get('retry-after')),
    });
  }
  const token = textOf(body.token);
  const now = textOf(body.now);
  // The contract's tests vouch for the shape of `data`; the client does not check it a second time.
  return {
    code: 200,
    msg: textOf(body.msg) ?? '',
    data: body.data as T,
    ...(token !== undefined && { token }),
    ...(now !== undefined && { now }),
  };
}
