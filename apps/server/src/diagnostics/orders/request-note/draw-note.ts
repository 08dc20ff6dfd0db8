import { PDFDocument, type SKRSContext2D } from '@napi-rs/canvas';
import { create } from 'qrcode';
import { drawLogo, LOGO_SIZE } from '../../../pdf/logo.ts';
import { LEFT, PAGE, PETROL, RED, RIGHT, rule, SLATE, TEAL } from '../../../pdf/page.ts';
import { createPen, type Pen, type TextStyle } from '../../../pdf/pen.ts';
import { layNoteBody } from './note-body.ts';
import type { NoteContent } from './note-content.ts';
import { noteWords } from './note-words.ts';

const CODE_SIZE = 128;
const FOOT = PAGE.height - 58;

const RULE = '#C5D3D0';
const INK = '#12262B';

/** The note as a PDF of one page. */
export function drawNote(content: NoteContent): Buffer {
  const { language, laboratory, number } = content;
  const document = new PDFDocument({
    title: `${noteWords(language).title} ${number}`,
    author: laboratory.name[language],
    creator: 'Phial',
  });
  const context = document.beginPage(PAGE.width, PAGE.height) as unknown as SKRSContext2D;
  const pen = createPen(context, language);
  const top = drawHead(context, pen, content);
  const room = { width: RIGHT - LEFT, height: FOOT - top };
  for (const { text, x, y, style } of layNoteBody(pen, content, room)) {
    pen.write(text, LEFT + x, top + y, style);
  }
  drawFoot(context, pen, content);
  document.endPage();
  return document.close();
}

/** @returns where the body begins */
function drawHead(context: SKRSContext2D, pen: Pen, content: NoteContent): number {
  const words = noteWords(content.language);
  const { logo } = content;
  if (logo !== undefined) drawLogo(context, logo, LEFT, 36);
  const name = content.laboratory.name[content.language];
  const indent = logo === undefined ? 0 : LOGO_SIZE + 10;
  pen.write(name, LEFT + indent, logo === undefined ? 60 : 56, { size: 13, weight: 600, colour: PETROL });
  pen.write(words.title, LEFT, 92, { size: 23, weight: 650, colour: PETROL });
  rule(context, 108, TEAL, 1.5);
  const label: TextStyle = { size: 9, colour: SLATE };
  pen.write(words.orderNumber, LEFT, 132, label);
  const numberStyle: TextStyle = { size: 21, weight: 650 };
  pen.write(content.number, LEFT, 156, numberStyle);
  if (content.isUrgent) {
    const right = LEFT + pen.width(content.number, numberStyle);
    pen.write(words.urgent, right + 18, 156, { size: 17, weight: 650, colour: RED });
  }
  if (content.warning !== undefined) {
    pen.write(content.warning, LEFT, 178, { size: 12, weight: 650, colour: RED });
  } else if (content.placedOn !== undefined) {
    pen.write(`${words.placedOn} ${content.placedOn}`, LEFT, 178, { size: 10 });
  }
  const wide = RIGHT - LEFT - CODE_SIZE - 24;
  let y = 206;
  for (const [heading, value, details] of [
    [words.patient, content.patient.name, content.patient.details],
    [words.doctor, content.doctor, undefined],
  ] as const) {
    pen.write(heading, LEFT, y, label);
    y += 17;
    for (const line of pen.lines(value, wide, { size: 13, weight: 600 })) {
      pen.write(line, LEFT, y, { size: 13, weight: 600 });
      y += 17;
    }
    for (const line of details === undefined ? [] : pen.lines(details, wide, { size: 10 })) {
      pen.write(line, LEFT, y, { size: 10 });
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

function drawFoot(context: SKRSContext2D, pen: Pen, { language, laboratory }: NoteContent): void {
  const words = noteWords(language);
  rule(context, FOOT + 8, RULE);
  pen.write(words.bring, LEFT, FOOT + 24, { size: 9, weight: 600 });
  const { address, phone } = laboratory;
  const footer = [address?.[language], phone && words.questions(phone.text[language])];
  pen.write(footer.filter(Boolean).join(' · '), LEFT, FOOT + 38, { size: 8, colour: SLATE });
}

/** Draws a QR code as filled squares, without the quiet zone: leave four modules of paper around it. */
function drawQrCode(
  context: SKRSContext2D,
  content: string,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const { modules } = create(content, { errorCorrectionLevel: 'M' });
  const side = size / modules.size;
  context.fillStyle = INK;
  context.beginPath();
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (modules.get(row, column)) context.rect(x + column * side, y + row * side, side, side);
    }
  }
  context.fill();
}
