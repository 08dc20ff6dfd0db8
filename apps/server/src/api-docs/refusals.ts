import type { Call } from '@phial/contract/call';
import type { Refusal } from '@phial/contract/envelope';
import { ERROR_STATUS, type ErrorCode } from '@phial/contract/errors';
import { refusalsOf } from '@phial/contract/refusals';
import { Type } from 'typebox';

/** What every call may meet. */
const ALWAYS: readonly ErrorCode[] = ['text-invalid', 'unexpected', 'busy'];

/**
 * Response schemas of a route's refusals, for `schema.response`: one a status,
 * its description naming the codes (`error` of the envelope) that come under it.
 * @param codes those the route gives on purpose; those every call may meet are added
 */
export function refusals(...codes: ErrorCode[]) {
  const byStatus = Map.groupBy(new Set([...codes, ...ALWAYS]), (code) => ERROR_STATUS[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      status,
      Type.Unsafe<Refusal>({ $ref: 'Refusal#', description: list.join(', ') }),
    ]),
  );
}

/** {@link refusals} of a call of the contract. */
export function refusalSchemas(call: Call) {
  return refusals(...refusalsOf(call));
}
