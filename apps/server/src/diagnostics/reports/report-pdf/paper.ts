import { createCanvas, PDFDocument, type SKRSContext2D } from '@napi-rs/canvas';
import type { Language } from '@phial/domain/language';
import { LEADING, LEFT, PAGE, RIGHT } from '../../../pdf/page.ts';
import { createPen, type Pen, type TextStyle } from '../../../pdf/pen.ts';

const TOP = 48;
const FOOT = PAGE.height - 56;

/** What draws on one page. */
export interface Hand {
  readonly pen: Pen;
  readonly context: SKRSContext2D;
}

/** A part of a paper that stands on one page. All lengths are points. */
export interface Block {
  readonly height: number;
  /** Stands above it where it begins a page, such as the head of its table. */
  readonly head?: Block;
  /** How much of what follows has to stand on the same page. */
  readonly keep?: number;
  draw(hand: Hand, top: number): void;
}

/** A pen that writes nowhere: to measure by before there are pages. */
export function measuringPen(language: Language): Pen {
  return createPen(createCanvas(1, 1).getContext('2d'), language);
}

/**
 * Blocks from page to page, with a foot on each.
 * @param foot draws below a line; `page` counts from 1
 */
export function drawPaper(
  blocks: readonly Block[],
  {
    language,
    title,
    author,
    foot,
  }: {
    language: Language;
    title: string;
    author: string;
    foot: (hand: Hand, top: number, page: number, pages: number) => void;
  },
): Buffer {
  const document = new PDFDocument({ title, author, creator: 'Phial' });
  const pages = pagesOf(blocks);
  for (const [index, placed] of pages.entries()) {
    const context = document.beginPage(PAGE.width, PAGE.height) as unknown as SKRSContext2D;
    const hand = { pen: createPen(context, language), context };
    for (const { block, top } of placed) block.draw(hand, top);
    foot(hand, FOOT + 14, index + 1, pages.length);
    document.endPage();
  }
  return document.close();
}

function pagesOf(blocks: readonly Block[]): { block: Block; top: number }[][] {
  let page: { block: Block; top: number }[] = [];
  const pages = [page];
  let y = TOP;
  for (const block of blocks) {
    if (page.length > 0 && y + block.height + (block.keep ?? 0) > FOOT) {
      page = [];
      pages.push(page);
      y = TOP;
      if (block.head !== undefined) {
        page.push({ block: block.head, top: y });
        y += block.head.height;
      }
    }
    page.push({ block, top: y });
    y += block.height;
  }
  return pages;
}

/** Room between two parts. */
export function gap(height: number): Block {
  return { height, draw: () => undefined };
}

/** A text over as many lines as it takes; long ones go on over the page, line by line. */
export function paragraph(pen: Pen, text: string, style: TextStyle, keep = 0): Block[] {
  const step = style.size * LEADING;
  return pen.lines(text, RIGHT - LEFT, style).map((line) => ({
    height: step,
    keep,
    draw: (hand, top) => hand.pen.write(line, LEFT, top + style.size, style),
  }));
}

/** A cell of a row: its text, where it begins and how wide it may be. */
export interface Cell {
  readonly text: string;
  readonly x: number;
  readonly width: number;
  readonly style: TextStyle;
}

/** Texts beside each other, as high as the longest, and what else is drawn there. */
export function row(
  pen: Pen,
  cells: readonly Cell[],
  {
    padding = 3,
    head,
    under,
  }: { padding?: number; head?: Block; under?: (hand: Hand, top: number, height: number) => void } = {},
): Block {
  const lines = cells.map((cell) => ({ ...cell, lines: pen.lines(cell.text, cell.width, cell.style) }));
  const height =
    Math.max(...lines.map((cell) => cell.lines.length * cell.style.size * LEADING), 0) + 2 * padding;
  return {
    height,
    ...(head !== undefined && { head }),
    draw(hand, top) {
      under?.(hand, top, height);
      for (const cell of lines) {
        cell.lines.forEach((line, index) => {
          const y = top + padding + cell.style.size + index * cell.style.size * LEADING;
          hand.pen.write(line, cell.x, y, cell.style);
        });
      }
    },
  };
}
