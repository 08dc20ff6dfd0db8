import { CATEGORIES, type Figures } from './figures.ts';

export interface PageLine {
  readonly page: string;
  readonly ours: Figures;
  /** Of the bare page, in the same rounds. */
  readonly theirs: Figures;
}

const HEAD = [
  'page',
  'paint s',
  'bare s',
  'ratio',
  'second s',
  'bare s',
  'ratio',
  'requests',
  'script kB',
  'bare kB',
  'blocking ms',
  'shift',
  CATEGORIES.join(', '),
];

/** A Markdown table, a row for each page. */
export function pagesTable(lines: readonly PageLine[]): string {
  const rows = [HEAD, HEAD.map((_, column) => (column === 0 ? '---' : '---:')), ...lines.map(cells)];
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function cells({ page, ours, theirs }: PageLine): string[] {
  return [
    page,
    ...besides(ours.paint, theirs.paint),
    ...besides(ours.secondPaint, theirs.secondPaint),
    String(ours.requests),
    kilobytes(ours.scriptBytes),
    kilobytes(theirs.scriptBytes),
    ours.blocking.toFixed(0),
    ours.shift.toFixed(3),
    ours.scores.join(', '),
  ];
}

function besides(ours: number, theirs: number): string[] {
  return [(ours / 1000).toFixed(2), (theirs / 1000).toFixed(2), (ours / theirs).toFixed(2)];
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(0);
}
