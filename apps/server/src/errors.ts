import type { DataOfRefusal } from '@phial/contract/calls';
import { ERROR_STATUS, type ErrorCode } from '@phial/contract/errors';

/**
 * A refusal given on purpose. Thrown anywhere below a route; the one error
 * handler (`error-handler.ts`) turns it into an envelope with the words of the
 * catalogue in the language of the call, under the HTTP status of the code.
 */
export class Refused<Code extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'Refused';
  readonly code: Code;
  readonly status: number;
  /** Content of the envelope's `data`; never personal data of anybody but the caller. */
  readonly data: unknown;
  /** Whole seconds for the `Retry-After` header, where waiting helps. */
  readonly retryAfterSeconds: number | undefined;

  /**
   * @param code of the contract; decides status and words
   * @param data answered as `data`: what a call of the contract says that this refusal carries, for instance the free
   *   times beside `slot-full`
   * @param retryAfterSeconds answered as `Retry-After`
   */
  constructor(code: Code, data?: DataOfRefusal<Code>, retryAfterSeconds?: number) {
    super(code);
    this.code = code;
    this.status = ERROR_STATUS[code];
    this.data = data;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * What was looked for.
 * @throws Refused `not-found` where there is none
 */
export function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Refused('not-found');
  return value;
}
