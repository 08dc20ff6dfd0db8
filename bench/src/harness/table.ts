import type { Measure } from './measure.ts';
import type { Outcome } from './rounds.ts';

export interface Line {
  readonly measure: Measure;
  /** How it came out, or why it was left out. */
  readonly result: Outcome | string;
}

const HEAD = [
  'measure',
  'against',
  'ours /s',
  'theirs /s',
  'ratio',
  'spread',
  'aim',
  'our CPU ms',
  'of it on the thread',
];
const TEXT_COLUMNS = 2;

/** A Markdown table with its columns in line, then a line for each measure that was left out. */
export function table(lines: readonly Line[]): string {
  const rows = [HEAD, ...lines.flatMap(cells)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const print = (row: string[]) => {
    const padded = row.map((cell, column) =>
      column < TEXT_COLUMNS ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    return `| ${padded.join(' | ')} |`;
  };
  const rule = widths.map((width, column) =>
    column < TEXT_COLUMNS ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  const [head = HEAD, ...body] = rows;
  const leftOut = lines.flatMap(({ measure, result }) =>
    typeof result === 'string' ? [`${measure.title}: left out, ${result}`] : [],
  );
  return [print(head), print(rule), ...body.map(print), ...leftOut].join('\n');
}

function cells({ measure: { title, against, aim, cpuAim, threadAim }, result }: Line): string[][] {
  if (typeof result === 'string') return [];
  const { rate, against: other, cpu } = result;
  return [
    [
      title,
      against ?? '',
      rate.toFixed(0),
      other?.theirRate.toFixed(0) ?? '',
      other?.ratio.toFixed(2) ?? '',
      other ? `${other.leastRatio.toFixed(2)}–${other.mostRatio.toFixed(2)}` : '',
      aim === undefined ? '' : `≥ ${aim}`,
      milliseconds(cpu?.all, cpuAim),
      milliseconds(cpu?.thread, threadAim),
    ],
  ];
}

function milliseconds(value: number | undefined, aim: number | undefined): string {
  const text = value?.toFixed(2) ?? '';
  return aim === undefined ? text : `${text} (aim ≤ ${aim})`;
}
