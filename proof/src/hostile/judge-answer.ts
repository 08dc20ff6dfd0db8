import { ERROR_STATUS } from '@phial/contract/errors';
import { REFUSAL_SENTENCES } from '../../../apps/server/src/testing/refusal-sentences.ts';
import type { NoAnswer, RawAnswer } from './raw-connection.ts';

/** What became of a request. `server error`, `words` and `silent` break the promise. */
export type Verdict =
  | 'done'
  | 'refused'
  /** 503 with a code of the contract: a queue is full, or a system that the call needs is away. */
  | 'busy'
  /** The connection of what is no request was closed without a word. */
  | 'cut'
  | 'server error'
  | 'words'
  | 'silent';

/** Words of programs and libraries; none of the hostile values has them, so that no echo is taken for a leak. */
const INTERNAL_WORDS = [
  /\n\s+at .*[(:]/,
  /node_modules|node:internal|file:\/\/\/\S+\.[jt]s/,
  /\.[jt]s:\d+/,
  /\b(?:Type|Reference|Range|Syntax|Eval|URI|Aggregate)Error\b/,
  /\b(?:FST|HPE|ERR|ECONN|ENO|EPIPE|UND)_?[A-Z]*_[A-Z_]+\b|ECONN[A-Z]+|ENOENT|EACCES/,
  /Unexpected (?:token|end of|non-whitespace)|is not valid JSON|Cannot (?:read|set|convert|destructure)/,
  /syntax error at|violates (?:\w+-?\w* )?constraint|invalid input syntax|invalid byte sequence|duplicate key value/,
  /(?:relation|column|function|operator|type|table) "?[\w.]+"? does not exist|unterminated|out of range for type/,
  /\bpg_\w+|\bSQLSTATE\b|postgres(?:ql)?:\/\/|\bkysely\b|\bfastify\b|\btypebox\b/i,
  /select "|insert into "|update "|returning "/i,
  /\/(?:apps|packages)\/\w+\/src\//,
];

/**
 * Holds an answer against what every answer has to be.
 * @param mayBeCut whether the server may close the connection of such a request without a word
 */
export function judgeAnswer(
  answer: RawAnswer | NoAnswer,
  mayBeCut: boolean,
): { verdict: Verdict; why: string } {
  if (answer === 'closed') return { verdict: mayBeCut ? 'cut' : 'silent', why: 'closed without an answer' };
  if (answer === 'silent') return { verdict: 'silent', why: 'no answer' };
  const { status, text, head } = answer;
  const leak = internalWordIn(`${head}\n${text}`);
  if (leak !== undefined) return { verdict: 'words', why: `internal word: ${leak}` };
  if (status < 400) return { verdict: 'done', why: '' };
  const isJson = /^content-type: application\/(?:fhir\+)?json/m.test(head);
  const refusal = isJson && text !== '' ? (JSON.parse(text) as { error?: string; msg?: string }) : undefined;
  const code = refusal?.error ?? '';
  if (status === 503 && code in ERROR_STATUS && ERROR_STATUS[code as keyof typeof ERROR_STATUS] === 503)
    return { verdict: 'busy', why: code };
  if (status >= 500) return { verdict: 'server error', why: `${status} ${text.slice(0, 300)}` };
  if (refusal !== undefined && !REFUSAL_SENTENCES.has(refusal.msg ?? ''))
    return { verdict: 'words', why: `a sentence that is not in the catalogue: ${text.slice(0, 300)}` };
  return { verdict: 'refused', why: code };
}

function internalWordIn(text: string): string | undefined {
  for (const words of INTERNAL_WORDS) {
    const [found] = words.exec(text) ?? [];
    if (found !== undefined) return found;
  }
  return undefined;
}
