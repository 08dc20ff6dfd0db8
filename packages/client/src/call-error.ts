import type { Call, RefusalDataOf } from '@phial/contract/call';
import type { ErrorCode } from '@phial/contract/errors';

/** What went wrong with a call: the server refused it, or it never came to a proper answer. */
export type CallErrorKind = 'refused' | 'network' | 'timeout' | 'status' | 'duplicate';

interface CallErrorContent {
  readonly kind: CallErrorKind;
  readonly code: number;
  readonly msg: string;
  readonly error?: string | undefined;
  readonly data?: unknown;
  readonly requestId?: string | undefined;
  readonly waitSeconds?: number | undefined;
}

/** The rejection of every call that did not succeed. */
export class CallError extends Error {
  readonly kind: CallErrorKind;
  /** The envelope's code when refused, the HTTP status for `status`, else 0. */
  readonly code: number;
  /** Words for the visitor, in the language of the site; never empty. */
  readonly msg: string;
  /** The server's stable code of a refusal (`ErrorCode` of the contract). */
  readonly error: string | undefined;
  /** What the refusal carries, e.g. the nearest free times of `slot-full`. */
  readonly data: unknown;
  /** The number the request has in the server's log. */
  readonly requestId: string | undefined;
  /** How long to wait before another attempt (`Retry-After`), where the server says so. */
  readonly waitSeconds: number | undefined;

  constructor(content: CallErrorContent) {
    super(content.msg);
    this.name = 'CallError';
    this.kind = content.kind;
    this.code = content.code;
    this.msg = content.msg;
    this.error = content.error;
    this.data = content.data;
    this.requestId = content.requestId;
    this.waitSeconds = content.waitSeconds;
  }

  /**
   * True where nobody meant this answer: the server failed, or something on the way answered in its place. Only then
   * is the number of the request of use to the visitor, who may be asked for it.
   */
  get isUnexpected(): boolean {
    return this.kind === 'status' || (this.kind === 'refused' && this.code >= 500 && this.error !== 'busy');
  }
}

/**
 * What a refusal of a call carries.
 * @param code of the refusal that is looked for
 * @returns undefined when the call failed in another way, or nothing came with the refusal
 */
export function refusalData<C extends Call, Code extends ErrorCode>(
  _call: C,
  error: unknown,
  code: Code & keyof C['refusalData'],
): RefusalDataOf<C, Code> | undefined {
  if (!(error instanceof CallError) || error.error !== code) return undefined;
  return (error.data ?? undefined) as RefusalDataOf<C, Code> | undefined;
}
