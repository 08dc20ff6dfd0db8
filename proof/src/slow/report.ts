import { aligned } from '../served/table.ts';
import type { SlowResult } from './run-slow.ts';

/** Milliseconds within which every slow connection is closed, and every visitor answered. */
const CLOSED_WITHIN = 10_000;
const ANSWERED_WITHIN = 1_000;

/** A table, and whether what is promised was kept. */
export function report({ kinds, visits, failures }: SlowResult): { text: string; isKept: boolean } {
  const rows = kinds.map(({ kind, closedAfter }) => rowOf(kind.title, closedAfter));
  const all = kinds.flatMap(({ closedAfter }) => closedAfter);
  const longest = Math.max(0, ...visits);
  const isKept = all.every(isClosedInTime) && longest <= ANSWERED_WITHIN && failures.length === 0;
  const lines = [
    aligned([
      ['slow connections', 'opened', 'closed within 10 s', 'last closed'],
      ...rows,
      rowOf('all', all),
    ]),
    '',
    `ordinary visitors meanwhile: ${visits.length} calls, the longest ${longest.toFixed(0)} ms, ${failures.length} failed`,
    ...failures.slice(0, 10),
  ];
  return { text: lines.join('\n'), isKept };
}

const isClosedInTime = (after: number | undefined) => after !== undefined && after <= CLOSED_WITHIN;

function rowOf(title: string, closedAfter: readonly (number | undefined)[]): string[] {
  const last = Math.max(...closedAfter.map((after) => after ?? Number.POSITIVE_INFINITY));
  return [
    title,
    String(closedAfter.length),
    String(closedAfter.filter(isClosedInTime).length),
    Number.isFinite(last) ? `${(last / 1_000).toFixed(1)} s` : 'never',
  ];
}
