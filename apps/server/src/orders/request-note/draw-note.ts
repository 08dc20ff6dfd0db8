import { PDFDocument, type SKRSContext2D } from '@napi-rs/canvas';
import { site } from '@phial/content/site';
import { createPen, type Pen, type TextStyle } from '../../pdf/pen.ts';
import { drawQrCode } from '../../pdf/qr-code.ts';
import type { NoteContent, NoteSection } from './note-content.ts';
import { noteWords } from './note-words.ts';

/** A4 in points. */
const PAGE = { width: 595, height: 842 };
const MARGIN = 44;
const RIGHT = PAGE.width - MARGIN;
const CODE_SIZE = 128;
const FOOT = PAGE.height - 58;

const PETROL = '#0B4650';
const TEAL = '#0E6E6E';
const SLATE = '#4A6267';
const RED = '#B3261E';
const RULE = '#C5D3D0';

/** How much smaller the body may be set so that a long order stays on its one page. */
const SCALES = [1, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52, 0.45];
/** From here on the items stand in two columns. */
const ITEMS_A_COLUMN = 12;

/** The note as a PDF of one page. */
export function drawNote(content: NoteContent): Buffer {
  const { language, number } = content;
  const document = new PDFDocument({
    ...{ title: `${noteWords(language).title} ${number}`, author: site.name[language], creator: 'Phial' },
  });
  const context = document.beginPage(PAGE.width, PAGE.height) as unknown as SKRSContext2D;
  const pen = createPen(context, language);
  const top = drawHead(context, pen, content);
  const scale = SCALES.find((each) => bodyHeight(pen, content, each) <= FOOT - top) ?? SCALES.at(-1) ?? 1;
  drawBody(pen, content, scale, top);
  drawFoot(context, pen, content);
  document.endPage();
  return document.close();
}

/** @returns where the body begins */
function drawHead(context: SKRSContext2D, pen: Pen, content: NoteContent): number {
  const words = noteWords(content.language);
  pen.write(site.name[content.language], MARGIN, 60, { size: 13, weight: 600, colour: PETROL });
  pen.write(words.title, MARGIN, 92, { size: 23, weight: 650, colour: PETROL });
  rule(context, 108, TEAL);
  const label: TextStyle = { size: 9, colour: SLATE };
  pen.write(words.orderNumber, MARGIN, 132, label);
  pen.write(content.number, MARGIN, 156, { size: 21, weight: 650 });
  if (content.warning !== undefined) {
    pen.write(content.warning, MARGIN, 178, { size: 12, weight: 650, colour: RED });
  } else if (content.placedOn !== undefined) {
    pen.write(`${words.placedOn} ${content.placedOn}`, MARGIN, 178, { size: 10 });
  }
  const wide = RIGHT - MARGIN - CODE_SIZE - 24;
  let y = 206;
  for (const [heading, value, details] of [
    [words.patient, content.patient.name, content.patient.details],
    [words.doctor, content.doctor, undefined],
  ] as const) {
    pen.write(heading, MARGIN, y, label);
    y += 17;
    for (const line of pen.lines(value, wide, { size: 13, weight: 600 })) {
      pen.write(line, MARGIN, y, { size: 13, weight: 600 });
      y += 17;
    }
    for (const line of details === undefined ? [] : pen.lines(details, wide, { size: 10 })) {
      pen.write(line, MARGIN, y, { size: 10 });
      y += 15;
    }
    y += 8;
  }
  if (content.code !== undefined) drawCode(context, pen, content, content.code);
  const top = Math.max(y, 312);
  rule(context, top - 6, RULE);
  return top + 16;
}

function drawCode(
  context: SKRSContext2D,
  pen: Pen,
  { language }: NoteContent,
  code: NonNullable<NoteContent['code']>,
): void {
  const words = noteWords(language);
  drawQrCode(context, code.content, { x: RIGHT - CODE_SIZE, y: 122, size: CODE_SIZE });
  let y = 122 + CODE_SIZE + 13;
  for (const [text, style] of [
    [words.scan, { size: 8.5, weight: 600 }],
    [words.scanUntil(code.until), { size: 7.5, colour: SLATE }],
  ] as const) {
    for (const line of pen.lines(text, CODE_SIZE, style)) {
      pen.write(line, RIGHT - CODE_SIZE, y, style);
      y += style.size * 1.4;
    }
  }
}

interface Placed {
  text: string;
  x: number;
  /** From the top of the body to the base line. */
  y: number;
  style: TextStyle;
}

function drawBody(pen: Pen, content: NoteContent, scale: number, top: number): void {
  for (const { text, x, y, style } of layBody(pen, content, scale).texts) pen.write(text, x, top + y, style);
}

function bodyHeight(pen: Pen, content: NoteContent, scale: number): number {
  return layBody(pen, content, scale).height;
}

function layBody(pen: Pen, content: NoteContent, scale: number): { texts: Placed[]; height: number } {
  const texts: Placed[] = [];
  const words = noteWords(content.language);
  let y = layHeading(texts, words.items, 0, scale);
  y = layItems(pen, texts, content, y, scale);
  for (const section of content.sections) y = laySection(pen, texts, section, y + 12 * scale, scale);
  return { texts, height: y };
}

function layHeading(texts: Placed[], text: string, y: number, scale: number): number {
  const style = { size: 12 * scale, weight: 650, colour: TEAL };
  texts.push({ text, x: MARGIN, y: y + 8 * scale, style });
  return y + 26 * scale;
}

function layItems(pen: Pen, texts: Placed[], { items }: NoteContent, top: number, scale: number): number {
  const columns = items.length > ITEMS_A_COLUMN ? 2 : 1;
  const wide = (RIGHT - MARGIN - (columns - 1) * 20) / columns;
  const perColumn = Math.ceil(items.length / columns);
  const size = 10.5 * scale;
  const codeStyle = { size, weight: 600 };
  const codeWidth = Math.max(...items.map(({ code }) => pen.width(code, codeStyle)), 0) + 12 * scale;
  let lowest = top;
  for (let column = 0; column < columns; column++) {
    let y = top;
    const x = MARGIN + column * (wide + 20);
    for (const { code, name, english } of items.slice(column * perColumn, (column + 1) * perColumn)) {
      texts.push({ text: code, x, y, style: codeStyle });
      for (const [text, style] of [
        [name, { size }],
        [english ?? '', { size: size * 0.86, colour: SLATE }],
      ] as const) {
        if (text === '') continue;
        for (const line of pen.lines(text, wide - codeWidth, style)) {
          texts.push({ text: line, x: x + codeWidth, y, style });
          y += style.size * 1.45;
        }
      }
      y += 3 * scale;
    }
    lowest = Math.max(lowest, y);
  }
  return lowest;
}

function laySection(
  pen: Pen,
  texts: Placed[],
  { heading, lines }: NoteSection,
  top: number,
  scale: number,
): number {
  let y = layHeading(texts, heading, top, scale);
  const style = { size: 10.5 * scale };
  const small = { size: 9 * scale, colour: SLATE };
  for (const { text, codes } of lines) {
    texts.push({ text: '•', x: MARGIN, y, style });
    for (const line of pen.lines(text, RIGHT - MARGIN - 12, style)) {
      texts.push({ text: line, x: MARGIN + 12, y, style });
      y += style.size * 1.45;
    }
    for (const line of codes === undefined ? [] : pen.lines(codes, RIGHT - MARGIN - 12, small)) {
      texts.push({ text: line, x: MARGIN + 12, y, style: small });
      y += small.size * 1.45;
    }
    y += 2 * scale;
  }
  return y;
}

function drawFoot(context: SKRSContext2D, pen: Pen, { language }: NoteContent): void {
  const words = noteWords(language);
  rule(context, FOOT + 8, RULE);
  pen.write(words.bring, MARGIN, FOOT + 24, { size: 9, weight: 600 });
  const place = `${site.address[language]} · ${words.questions(site.phone[language])}`;
  pen.write(place, MARGIN, FOOT + 38, { size: 8, colour: SLATE });
}

function rule(context: SKRSContext2D, y: number, colour: string): void {
  context.fillStyle = colour;
  context.fillRect(MARGIN, y, RIGHT - MARGIN, colour === TEAL ? 1.5 : 0.75);
}
