import { machineLine } from '../machine-line.ts';
import { aligned } from '../served/table.ts';
import { type Complaint, PROMISES, type PromiseName } from './complaint.ts';
import { FAULTS } from './faults.ts';
import type { Call } from './journal.ts';
import { durationOf } from './judge-answers.ts';
import type { Observation, ProofResult } from './run-proof.ts';

const HEAD = ['fault', 'times', 'longest answer', 'until first success', 'lost', 'doubled', 'false'];
const COUNTED: readonly PromiseName[] = ['lost', 'doubled', 'false'];
const MOST_COMPLAINTS = 40;

/** A table with a line for each kind of fault, the totals, and what was broken. */
export function report({ observations, leftOut, complaints, calls, counts, folder }: ProofResult): string {
  return [
    '',
    table(observations, complaints, calls),
    '',
    `${calls.length} calls, ${counts.acknowledged} bookings acknowledged, ${counts.unknown} submissions never answered (${counts.unknownDone} were made), ${succeeded(calls, 'desk-book')} answers that the desk has booked, ${succeeded(calls, 'waiting-accept')} that an offer of the waiting list is taken, ${counts.orders} orders placed, ${counts.sent} e-mails, all slots looked at ${counts.looks} times`,
    machineLine(),
    ...leftOut,
    ...complaintLines(complaints),
    ...(folder === undefined ? [] : [`Journal and logs: ${folder}`]),
  ].join('\n');
}

function succeeded(calls: readonly Call[], kind: string): number {
  return calls.filter((call) => call.kind === kind && call.status === 200).length;
}

function table(
  observations: readonly Observation[],
  complaints: readonly Complaint[],
  calls: readonly Call[],
): string {
  const lines = FAULTS.flatMap((fault) => {
    const own = observations.filter((one) => one.fault === fault);
    if (own.length === 0) return [];
    const during = (at: number) => own.some(({ from, until }) => at >= from && at < until);
    const longest = longestOf(calls.filter(({ endedAt }) => during(endedAt)));
    const first = Math.max(...own.map(({ firstWrite }) => firstWrite));
    const count = (name: PromiseName) =>
      String(complaints.filter(({ promise, at }) => promise === name && during(at)).length);
    return [
      [fault.title, String(own.length), `${longest} s`, `${first.toFixed(2)} s`, ...COUNTED.map(count)],
    ];
  });
  const total = (name: PromiseName) => String(complaints.filter(({ promise }) => promise === name).length);
  const totals = [
    'all, and between them',
    String(observations.length),
    `${longestOf(calls)} s`,
    '',
    ...COUNTED.map(total),
  ];
  return aligned([HEAD, ...lines, totals]);
}

/** Seconds. */
function longestOf(calls: readonly Call[]): string {
  return (calls.reduce((longest, call) => Math.max(longest, durationOf(call)), 0) / 1_000).toFixed(2);
}

function complaintLines(complaints: readonly Complaint[]): string[] {
  if (complaints.length === 0) return ['Every promise was kept.'];
  const broken = [...Map.groupBy(complaints, ({ promise }) => promise)].map(
    ([promise, own]) => `✗ ${promise}, ${own.length} times: ${PROMISES[promise]}`,
  );
  const first = complaints.slice(0, MOST_COMPLAINTS).map(({ promise, text }) => `  ${promise}: ${text}`);
  const rest = complaints.length - first.length;
  return [...broken, ...first, ...(rest > 0 ? [`  and ${rest} more`] : [])];
}
