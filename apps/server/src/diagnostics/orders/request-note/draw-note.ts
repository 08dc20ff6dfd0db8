import { PDFDocument, type SKRSContext2D } from '@napi-rs/canvas';
import { site } from '@phial/content/site';
import { createPen, type Pen, type TextStyle } from '../../../pdf/pen.ts';
import { drawQrCode } from '../../../pdf/qr-code.ts';
import { layNoteBody } from './note-body.ts';
import type { NoteContent } from './note-content.ts';
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

/** The note as a PDF of one page. */
export function drawNote(content: NoteContent): Buffer {
  const { language, number } = content;
  const document = new PDFDocument({
    title: `${noteWords(language).title} ${number}`,
    author: site.name[language],
    creator: 'Phial',
  });
  const context = document.beginPage(PAGE.width, PAGE.height) as unknown as SKRSContext2D;
  const pen = createPen(context, language);
  const top = drawHead(context, pen, content);
  const room = { width: RIGHT - MARGIN, height: FOOT - top };
  for (const { text, x, y, style } of layNoteBody(pen, content, room)) {
    pen.write(text, MARGIN + x, top + y, style);
  }
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
  return top + 8;
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
