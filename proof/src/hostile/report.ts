import { machineLine } from '../machine-line.ts';
import { aligned } from '../served/table.ts';
import { ATTACKS } from './attacks.ts';
import type { Verdict } from './judge-answer.ts';
import type { HostileOptions, HostileResult, Judged } from './run-hostile.ts';
import { quantile, type Timed } from './visitors.ts';

const HEAD = [
  'hostile requests',
  'sent',
  'refused',
  'done',
  '503',
  'hung up',
  '5xx',
  'internal words',
  'unanswered',
  'longest',
];
const COLUMNS: readonly Verdict[] = ['refused', 'done', 'busy', 'cut', 'server error', 'words', 'silent'];
const VISITORS_HEAD = ['visitors', 'calls', 'median', '99th alone', '99th under attack', 'times'];
const MOST_SHOWN = 20;
const STEPS: readonly Timed['what'][] = ['home page', 'month', 'captcha', 'booking', 'cancellation'];
/** How many times as long the slowest hundredth of visitors may wait under attack. */
export const MOST_TIMES = 2;

/** The tables, and what was broken, with the command that sends it again. */
export function report(result: HostileResult, options: HostileOptions): string {
  const { judged, broken, faults, visitors, isAlive, seconds } = result;
  const rows = ATTACKS.map(({ title }) =>
    countsOf(
      title,
      judged.filter(({ attack }) => attack === title),
    ),
  );
  const busy = [
    ...Map.groupBy(
      judged.filter(({ verdict }) => verdict === 'busy'),
      ({ why }) => why,
    ),
  ];
  const slowest = judged.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, 8);
  return [
    '',
    aligned([HEAD, ...rows, countsOf('all', judged)]),
    '',
    ...busy.map(([code, own]) => `503 "${code}": ${own.length} times`),
    `longest: ${slowest.map(({ operation, attack, milliseconds }) => `${operation} (${attack}) ${milliseconds.toFixed(0)} ms`).join(', ')}`,
    `${(judged.length / seconds).toFixed(0)} hostile requests a second while they were sent, limits off`,
    '',
    aligned([
      VISITORS_HEAD,
      ...STEPS.map((step) =>
        timesOf(
          step,
          visitors.timed.filter(({ what }) => what === step),
        ),
      ),
      timesOf('all calls', visitors.timed),
    ]),
    '',
    ...first(visitors.failures, (failure) => `visitors: ${failure}`),
    machineLine(),
    `the server ${isAlive ? 'lives' : 'HAS ENDED'}; faults in its log: ${faults.length}`,
    ...first(faults, (fault) => fault),
    ...first(
      broken,
      ({ number, what, shown }) =>
        `✗ request ${number}: ${what}\n  npm run proof:hostile -- --seed=${options.seed} --only=${number}\n${shown.replace(/\r/g, '').replace(/^/gm, '  | ')}`,
    ),
  ].join('\n');
}

/** How many times as long the slowest hundredth of all calls took under attack. */
export function slowdownOf({ visitors: { timed } }: HostileResult): number {
  return percentile(timed, 'hostile') / percentile(timed, 'alone');
}

const percentile = (timed: readonly Timed[], wanted: Timed['phase']) =>
  quantile(
    timed.filter(({ phase }) => phase === wanted).map(({ milliseconds }) => milliseconds),
    0.99,
  );

function countsOf(title: string, judged: readonly Judged[]): string[] {
  const count = (wanted: Verdict) => String(judged.filter(({ verdict }) => verdict === wanted).length);
  const longest = judged.reduce((most, { milliseconds }) => Math.max(most, milliseconds), 0);
  return [title, String(judged.length), ...COLUMNS.map(count), `${(longest / 1_000).toFixed(2)} s`];
}

function timesOf(title: string, timed: readonly Timed[]): string[] {
  const [alone, hostile] = [percentile(timed, 'alone'), percentile(timed, 'hostile')];
  const median = quantile(
    timed.filter(({ phase }) => phase === 'alone').map(({ milliseconds }) => milliseconds),
    0.5,
  );
  return [
    title,
    String(timed.length),
    ...[median, alone, hostile].map((value) => `${value.toFixed(1)} ms`),
    (hostile / alone).toFixed(2),
  ];
}

function first<Value>(values: readonly Value[], line: (value: Value) => string): string[] {
  const rest = values.length - MOST_SHOWN;
  return [...values.slice(0, MOST_SHOWN).map(line), ...(rest > 0 ? [`  and ${rest} more`] : [])];
}
