import { decodeText, parseJsonBody } from '../../../../json-body.ts';

/**
 * A FHIR body read as strictly as every other one ({@link parseJsonBody}), with
 * every number as `{decimal: '7.0'}`: a number of JavaScript would lose digits
 * that say how exactly was measured (FHIR R4, decimal).
 * @returns undefined for an empty body
 * @throws Refused `body-invalid`, `text-invalid`
 */
export function parseFhir(bytes: Buffer): unknown {
  if (parseJsonBody(bytes) === undefined) return undefined;
  return JSON.parse(decodeText(bytes), withDigits);
}

/** The third argument has the number as it was written (ECMAScript 2026, JSON.parse source text access). */
function withDigits(_key: string, value: unknown, context?: { source?: string }): unknown {
  return typeof value === 'number' ? { decimal: context?.source ?? String(value) } : value;
}
