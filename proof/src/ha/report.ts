import { FAULTS } from './faults.ts';
import type { Observation } from './observe.ts';

const HEAD = [
  'fault',
  'times',
  'seconds without a write: least',
  'median',
  'most',
  'calls',
  'ok',
  'refused',
  'busy (503)',
  'other errors',
  'unanswered',
  'longest call, ms',
];

/** A Markdown table with a line for each kind of fault. */
export function table(observations: readonly Observation[]): string {
  const lines = FAULTS.flatMap((fault) => {
    const own = observations.filter((one) => one.fault === fault);
    if (own.length === 0) return [];
    const outages = own.map(({ outage }) => outage).sort((a, b) => a - b);
    const sum = (count: (one: Observation) => number) =>
      String(own.reduce((total, one) => total + count(one), 0));
    return [
      [
        fault.title,
        String(own.length),
        seconds(outages[0]),
        seconds(outages[Math.floor((outages.length - 1) / 2)]),
        seconds(outages.at(-1)),
        sum(({ calls }) => calls),
        sum(({ ok }) => ok),
        sum(({ refused }) => refused),
        sum(({ busy }) => busy),
        sum(({ failed }) => failed),
        sum(({ unanswered }) => unanswered),
        Math.max(...own.map(({ longestCall }) => longestCall)).toFixed(0),
      ],
    ];
  });
  const rule = HEAD.map((_, column) => (column === 0 ? '---' : '---:'));
  return [HEAD, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function seconds(value = 0): string {
  return value.toFixed(1);
}
