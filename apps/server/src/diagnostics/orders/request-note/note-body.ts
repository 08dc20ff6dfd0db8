import { LEADING, SLATE, TEAL } from '../../../pdf/page.ts';
import type { Pen, TextStyle } from '../../../pdf/pen.ts';
import type { NoteContent, NoteSection } from './note-content.ts';
import { noteWords } from './note-words.ts';

/** Points between two columns. */
const GUTTER = 20;

/** How the body is set. */
interface Setting {
  /** 1: the letters of the items are 10.5 points. */
  readonly scale: number;
  readonly columns: number;
  /** Whether the English names stand under the Chinese ones. */
  readonly english: boolean;
}

/** A line of the body; `x` and `y`, its base line, are points from the body's upper left corner. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly style: TextStyle;
}

/** What stays together in one column. */
interface Block {
  readonly texts: readonly PlacedText[];
  readonly height: number;
  /** A heading does not stand at the foot of a column. */
  readonly isHeading?: true;
}

/**
 * Items and what they ask for, in the largest letters that leave them on the one page there is. Before they
 * become hard to read the English names are left out, which the codes stand for; nothing else ever is.
 * @param room points the body may take
 */
export function layNoteBody(
  pen: Pen,
  content: NoteContent,
  room: { width: number; height: number },
): readonly PlacedText[] {
  for (const setting of settings()) {
    const placed = flow(blocksOf(pen, content, setting, columnWidth(setting, room.width)), setting, room);
    if (placed !== undefined) return placed;
  }
  return [];
}

/** From the best to read on; without an end, as any order fits in some size. */
function* settings(): Generator<Setting> {
  for (const scale of [1, 0.92, 0.84, 0.76, 0.7]) {
    for (const columns of [1, 2]) yield { scale, columns, english: true };
  }
  for (const scale of [0.84, 0.76, 0.7]) yield { scale, columns: 2, english: false };
  for (let scale = 0.7; ; scale *= 0.94) {
    for (const columns of [2, 3]) yield { scale, columns, english: false };
  }
}

function columnWidth({ columns }: Setting, width: number): number {
  return (width - (columns - 1) * GUTTER) / columns;
}

/** Blocks one below the other, column by column; undefined when there is more than the columns hold. */
function flow(
  blocks: readonly Block[],
  setting: Setting,
  room: { width: number; height: number },
): PlacedText[] | undefined {
  const placed: PlacedText[] = [];
  const step = columnWidth(setting, room.width) + GUTTER;
  let column = 0;
  let y = 0;
  for (const [index, block] of blocks.entries()) {
    const following = block.isHeading ? (blocks[index + 1]?.height ?? 0) : 0;
    const space = block.isHeading && y > 0 ? 10 * setting.scale : 0;
    if (y > 0 && y + space + block.height + following > room.height) {
      column++;
      y = 0;
    } else y += space;
    if (column === setting.columns || y + block.height > room.height) return undefined;
    for (const text of block.texts) placed.push({ ...text, x: text.x + column * step, y: text.y + y });
    y += block.height;
  }
  return placed;
}

function blocksOf(pen: Pen, content: NoteContent, setting: Setting, width: number): Block[] {
  const { items, sections, language } = content;
  const codeWidth =
    Math.max(...items.map(({ code }) => pen.width(code, codeStyle(setting))), 0) + 12 * setting.scale;
  return [
    heading(noteWords(language).items, setting),
    ...items.map((item) => itemBlock(pen, item, setting, { codeWidth, width })),
    ...sections.flatMap((section) => [
      heading(section.heading, setting),
      ...section.lines.map((line) => lineBlock(pen, line, setting, width)),
    ]),
  ];
}

const codeStyle = ({ scale }: Setting): TextStyle => ({ size: 10.5 * scale, weight: 600 });

function heading(text: string, { scale }: Setting): Block {
  const style = { size: 12 * scale, weight: 650, colour: TEAL };
  return { texts: [{ text, x: 0, y: style.size, style }], height: 20 * scale, isHeading: true };
}

function itemBlock(
  pen: Pen,
  { code, name, english }: NoteContent['items'][number],
  setting: Setting,
  { codeWidth, width }: { codeWidth: number; width: number },
): Block {
  const size = 10.5 * setting.scale;
  const names = stack(pen, codeWidth, width - codeWidth, [
    [name, { size }],
    [setting.english ? (english ?? '') : '', { size: size * 0.86, colour: SLATE }],
  ]);
  const texts = [{ text: code, x: 0, y: size, style: codeStyle(setting) }, ...names.texts];
  return { texts, height: names.height + 3 * setting.scale };
}

function lineBlock(
  pen: Pen,
  { text, codes = '' }: NoteSection['lines'][number],
  { scale }: Setting,
  width: number,
): Block {
  const style = { size: 10.5 * scale };
  const indent = 12 * scale;
  const lines = stack(pen, indent, width - indent, [
    [text, style],
    [codes, { size: 9 * scale, colour: SLATE }],
  ]);
  const texts = [{ text: '•', x: 0, y: style.size, style }, ...lines.texts];
  return { texts, height: lines.height + 2 * scale };
}

/** Texts one below the other, each over as many lines as it takes; an empty one takes none. */
function stack(pen: Pen, x: number, width: number, parts: readonly (readonly [string, TextStyle])[]): Block {
  const texts: PlacedText[] = [];
  let y = 0;
  for (const [part, style] of parts) {
    for (const text of part === '' ? [] : pen.lines(part, width, style)) {
      texts.push({ text, x, y: y + style.size, style });
      y += style.size * LEADING;
    }
  }
  return { texts, height: y };
}
