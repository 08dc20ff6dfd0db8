import { decodeText, endOfString, MOST_ITEMS, parseJsonBody } from '../../../../json-body.ts';

/** A number of JSON, where there are no strings. */
const NUMBER = /-?\d[\d.eE+-]*/g;

/**
 * A FHIR body read as strictly as every other one ({@link parseJsonBody}), with
 * every number as `{decimal: '7.0'}`: a number of JavaScript would lose digits
 * that say how exactly was measured (FHIR R4, decimal).
 * @returns undefined for an empty body
 * @throws Refused `body-invalid`, `text-invalid`
 */
export function parseFhir(bytes: Buffer): unknown {
  if (parseJsonBody(bytes, MOST_ITEMS) === undefined) return undefined;
  return JSON.parse(withDigits(decodeText(bytes)));
}

/**
 * A text that is known to be JSON, with an object in place of each number. JSON.parse could hand each number to a
 * function as it was written, which takes seconds for a bundle of the largest size.
 */
function withDigits(json: string): string {
  const parts: string[] = [];
  const addNumbers = (from: number, to: number) =>
    parts.push(json.slice(from, to).replace(NUMBER, '{"decimal":"$&"}'));
  let at = 0;
  for (let start = json.indexOf('"'); start >= 0; start = json.indexOf('"', at)) {
    addNumbers(at, start);
    at = endOfString(json, start);
    parts.push(json.slice(start, at));
  }
  addNumbers(at, json.length);
  return parts.join('');
}
