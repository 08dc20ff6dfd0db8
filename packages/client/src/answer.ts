import { CallError } from './call-error.ts';

/** What is said where the server has said nothing. */
export interface CallWords {
  /** @param status HTTP status, or the code of an envelope without words */
  readonly statusAbnormal: (status: number) => string;
  readonly requestTimedOut: string;
  readonly connectionAbnormal: string;
}

/** The envelope of a success, with the fields that the call has beside `data`. */
export interface Answer {
  readonly code: 200;
  readonly msg: string;
  readonly data: unknown;
}

interface Envelope {
  readonly code: number;
  readonly msg?: unknown;
  readonly data?: unknown;
  readonly error?: unknown;
  readonly requestId?: unknown;
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
 *   `status` for what is no envelope, a proxy's error page, say
 */
export async function readAnswer(response: Response, words: CallWords): Promise<Answer> {
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
  // The contract's tests vouch for the shape of `data`; the client does not check it a second time.
  return { ...body, code: 200, msg: textOf(body.msg) ?? '', data: body.data };
}
