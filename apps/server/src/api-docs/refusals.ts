import type { Call } from '@phial/contract/call';
import type { Refusal } from '@phial/contract/envelope';
import { ERROR_STATUS } from '@phial/contract/errors';
import { refusalsOf } from '@phial/contract/refusals';
import { Type } from 'typebox';

/**
 * Response schemas of the refusals of a call, for `schema.response`: one a status,
 * its description naming the codes (`error` of the envelope) that come under it.
 */
export function refusalSchemas(call: Call) {
  const byStatus = Map.groupBy(refusalsOf(call), (code) => ERROR_STATUS[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      status,
      Type.Unsafe<Refusal>({ $ref: 'Refusal#', description: list.join(', ') }),
    ]),
  );
}
