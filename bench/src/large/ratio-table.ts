import type { Outcome } from '../harness/rounds.ts';
import type { Call } from './call.ts';

const AIM = 0.8;
const HEAD = ['call', 'small /s', 'large /s', 'large over small', 'spread', 'aim'];

/** A Markdown table, then a line for each call that was refused. */
export function ratioTable(lines: readonly { call: Call; outcome: Outcome | string }[]): string {
  const rows = lines.flatMap(({ call, outcome }) => {
    if (typeof outcome === 'string' || outcome.against === undefined) return [];
    const { rate, against } = outcome;
    const { theirRate, ratio, leastRatio, mostRatio } = against;
    const aim = call.growsWith === undefined ? `≥ ${AIM}` : `lists all ${call.growsWith}`;
    const spread = `${leastRatio.toFixed(2)}–${mostRatio.toFixed(2)}`;
    return [[call.title, theirRate.toFixed(1), rate.toFixed(1), ratio.toFixed(2), spread, aim]];
  });
  const refused = lines.flatMap(({ call, outcome }) =>
    typeof outcome === 'string' ? [`${call.title}: ${outcome}`] : [],
  );
  const print = (row: readonly string[]) => `| ${row.join(' | ')} |`;
  return [print(HEAD), '|---|---:|---:|---:|---:|---|', ...rows.map(print), ...refused].join('\n');
}
