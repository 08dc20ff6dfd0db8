import type { ReportChanges, ReportResult, ResultGroup } from '@phial/contract/reports/report-content';
import type { Language } from '@phial/domain/language';
import {
  type AbnormalFlag,
  abnormalFlagOf,
  codesBesideMark,
  isCritical,
} from '@phial/domain/reports/observation-interpretation';
import { quantityText, rangeText } from '@phial/domain/reports/result-text';
import { LEFT, PETROL, RED, RIGHT, rule, SLATE } from '../../../pdf/page.ts';
import type { Pen, TextStyle } from '../../../pdf/pen.ts';
import { type Block, type Cell, gap, type Hand, paragraph, row } from './paper.ts';
import { reportWords } from './words.ts';

type ResultChange = ReportChanges['results'][number];

const AMBER = '#9A5B00';
const HAIRLINE = '#D3DFDD';
const SIZE = 9.5;

/** Where the columns begin and how wide they are: test, value, unit, mark, range. */
const COLUMNS = [
  { x: LEFT + 8, width: 168 },
  { x: LEFT + 184, width: 66 },
  { x: LEFT + 256, width: 70 },
  { x: LEFT + 346, width: 82 },
  { x: LEFT + 434, width: RIGHT - LEFT - 434 },
] as const;

/** A group of results as a table, whose head stands on every page it reaches. */
export function groupBlocks(
  pen: Pen,
  { name, results, comments }: ResultGroup,
  {
    language,
    isOnly,
    changes,
  }: {
    language: Language;
    isOnly: boolean;
    /** What is another than in the version before, by the index of the result. */
    changes: ReadonlyMap<number, ResultChange>;
  },
): Block[] {
  const { report } = reportWords(language);
  const heading = name || (isOnly ? '' : report.otherResults);
  const { test, value, unit, mark, range } = report.columns;
  const style = { size: 8.5, weight: 600, colour: SLATE };
  const head = row(
    pen,
    [test, value, unit, mark, range].map((text, column) => cellOf(column, text, style)),
    { under: (hand, top, height) => rule(hand.context, top + height - 1, SLATE) },
  );
  const rows = results.map((result, index) =>
    resultRow(pen, result, { language, head, change: changes.get(index) }),
  );
  const first = rows[0]?.height ?? 0;
  return [
    ...(heading === '' ? [] : paragraph(pen, heading, { size: 11.5, weight: 650 }, head.height + first)),
    { ...head, keep: first },
    ...rows,
    ...comments.flatMap((comment) => paragraph(pen, comment, { size: 9 })),
    gap(10),
  ];
}

function resultRow(
  pen: Pen,
  { test, value, status, interpretations, ranges, comments, component }: ReportResult,
  { language, head, change }: { language: Language; head: Block; change: ResultChange | undefined },
): Block {
  const { report, flags, interpretations: words } = reportWords(language);
  const flag = abnormalFlagOf(interpretations);
  const unit = value.kind === 'quantity' ? value.unit : '';
  const colour = flag === undefined ? undefined : isCritical(flag) ? RED : AMBER;
  const style: TextStyle = { size: SIZE };
  const marked: TextStyle = { size: SIZE, ...(colour !== undefined && { weight: 650, colour }) };
  const besides = codesBesideMark(interpretations).map((code) => words[code]);
  const state = status === 'final' || component ? [] : [report.resultStatuses[status]];
  const usual = ranges.map((range) => printable(rangeText(range, unit))).filter((text) => text !== '');
  const cells = [
    cellOf(
      0,
      [component ? `– ${test.name}` : test.name, ...changeText(change, language), ...state, ...comments].join(
        '\n',
      ),
      style,
    ),
    cellOf(1, valueText(value, language), flag === undefined ? style : { ...marked, colour: '#12262B' }),
    cellOf(2, printable(unit), style),
    cellOf(3, flag === undefined ? '' : flags[flag], marked),
    // Below the mark, where there is one.
    cellOf(3, [...(flag === undefined ? [] : ['']), ...besides].join('\n'), style),
    cellOf(
      4,
      usual.length === 0 ? (value.kind === 'components' ? '' : report.noRange) : usual.join('\n'),
      style,
    ),
  ];
  return row(pen, cells, {
    head,
    under(hand, top, height) {
      rule(hand.context, top + height - 0.75, HAIRLINE);
      if (change !== undefined) drawChangeBar(hand, top, height);
      if (flag !== undefined && colour !== undefined) drawShape(hand, flag, colour, top + 3 + SIZE / 2 + 1);
    },
  });
}

/** The results that the version before had and this one has no longer. */
export function removedBlocks(pen: Pen, removed: readonly ReportResult[], language: Language): Block[] {
  if (removed.length === 0) return [];
  const { report } = reportWords(language);
  return [
    ...paragraph(pen, report.removed, { size: 11.5, weight: 650 }, 20),
    ...removed.flatMap((result) =>
      paragraph(pen, `${result.test.name}: ${resultLine(result, language)}`, { size: SIZE }),
    ),
    gap(10),
  ];
}

function changeText(change: ResultChange | undefined, language: Language): string[] {
  if (change === undefined) return [];
  const { report } = reportWords(language);
  return [change.former === null ? report.added : report.changed(resultLine(change.former, language))];
}

/** A result in a line: its value, its mark and its range. */
function resultLine({ value, interpretations, ranges }: ReportResult, language: Language): string {
  const { flags } = reportWords(language);
  const unit = value.kind === 'quantity' ? value.unit : '';
  const flag = abnormalFlagOf(interpretations);
  const usual = ranges.map((range) => rangeText(range, unit)).filter((text) => text !== '');
  const said = [
    `${valueText(value, language)} ${unit}`.trim(),
    ...(flag === undefined ? [] : [flags[flag]]),
    ...usual.slice(0, 1),
  ];
  return printable(said.join(' · '));
}

/** Beside a row that is another than before, as printed corrections have it. */
function drawChangeBar({ context }: Hand, top: number, height: number): void {
  context.fillStyle = PETROL;
  context.fillRect(LEFT, top + 2, 3, height - 4);
}

function cellOf(column: number, text: string, style: TextStyle): Cell {
  const { x, width } = COLUMNS[column] ?? COLUMNS[0];
  return { text, x, width, style };
}

function valueText(value: ReportResult['value'], language: Language): string {
  if (value.kind === 'text') return value.text;
  if (value.kind === 'components') return reportWords(language).report.seeComponents;
  if (value.kind === 'absent') return reportWords(language).report.absent(value.reason);
  return quantityText(value);
}

/** Units are full of raised figures, of which the font has only ¹ ² ³: `10⁹/L` is printed `10^9/L`. */
function printable(unit: string): string {
  return unit.replace(/[⁰⁴-⁹]+/g, (raised) => `^${raised.normalize('NFKC')}`);
}

/** The shape of a mark, before its word: up, down or neither, and twice where it is critical. */
function drawShape({ context }: Hand, flag: AbnormalFlag, colour: string, middle: number): void {
  const up = flag.endsWith('high') ? -1 : flag.endsWith('low') ? 1 : 0;
  context.fillStyle = colour;
  for (let copy = 0; copy < (isCritical(flag) ? 2 : 1); copy++) {
    const x = COLUMNS[3].x - 7 - copy * 8;
    context.beginPath();
    if (up === 0) {
      context.moveTo(x, middle - 3.5);
      context.lineTo(x + 3.5, middle);
      context.lineTo(x, middle + 3.5);
      context.lineTo(x - 3.5, middle);
    } else {
      context.moveTo(x, middle + up * 3.5);
      context.lineTo(x + 3.5, middle - up * 3);
      context.lineTo(x - 3.5, middle - up * 3);
    }
    context.closePath();
    context.fill();
  }
}
