import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Language } from '@phial/domain/language';
import { familyFor } from './typeface.ts';

export interface TextStyle {
  /** Points. */
  size: number;
  /** 100 to 900. */
  weight?: number;
  colour?: string;
}

/** Writes text on a page, character by character in the font that has it. All lengths are points. */
export interface Pen {
  /** Draws one line; `y` is its base line. */
  write(text: string, x: number, y: number, style: TextStyle): void;
  width(text: string, style: TextStyle): number;
  /** Breaks a text into lines that are no wider than this; line feeds stay. */
  lines(text: string, width: number, style: TextStyle): string[];
}

const INK = '#12262B';
/** What is in no font is shown, so that nobody takes a name for complete that is not. */
const MISSING = '\u25a1';

/** Points at which a stretch is measured, once for all sizes: letters grow in proportion. */
const MEASURED_AT = 100;

/** Signs that do not begin a line in Chinese, nor in English. */
const NO_BEGINNING = /^[，。、；：！？）」』》〉”’%,.;:!?)\]}]/u;
/** What is broken by itself: a Chinese character or sign each, a Latin word with the blanks after it. */
const PIECE =
  /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]|[^\s\p{Script=Han}\u3000-\u303f\uff00-\uffef]+\s*|\s+/gu;

export function createPen(context: SKRSContext2D, language: Language): Pen {
  const widths = new Map<string, number>();

  function use({ size, weight = 400 }: TextStyle, family: string): void {
    context.font = `${size}px "${family}"`;
    context.fontVariationSettings = `'wght' ${weight}`;
  }

  /**
   * Stretches of one font each. Figures stand apart, and no two letters that make a ligature stand together:
   * what the font draws for those a PDF does not know as text, so that it could be read but not copied or found.
   */
  function runs(text: string): { family: string; text: string }[] {
    const found: { family: string; text: string }[] = [];
    for (const sign of text) {
      const known = familyFor(sign.codePointAt(0) ?? 0, language);
      const family = known ?? familyFor(MISSING.codePointAt(0) ?? 0, language) ?? 'sans-serif';
      const last = found.at(-1);
      const drawn = known === undefined ? MISSING : sign;
      const joins = last?.family === family && canJoin(last.text, drawn);
      if (joins) last.text += drawn;
      else found.push({ family, text: drawn });
    }
    return found;
  }

  function widthOf(run: { family: string; text: string }, { size, weight = 400 }: TextStyle): number {
    const key = `${run.family}\n${weight}\n${run.text}`;
    let measured = widths.get(key);
    if (measured === undefined) {
      use({ size: MEASURED_AT, weight }, run.family);
      measured = context.measureText(run.text).width;
      widths.set(key, measured);
    }
    return (measured * size) / MEASURED_AT;
  }

  function width(text: string, style: TextStyle): number {
    return runs(text).reduce((sum, run) => sum + widthOf(run, style), 0);
  }

  return {
    width,
    write(text, x, y, style) {
      let at = x;
      for (const run of runs(text)) {
        const wide = widthOf(run, style);
        use(style, run.family);
        context.fillStyle = style.colour ?? INK;
        context.fillText(run.text, at, y);
        at += wide;
      }
    },
    lines(text, most, style) {
      return text.split('\n').flatMap((paragraph) => broken(paragraph, most, (part) => width(part, style)));
    },
  };
}

function canJoin(before: string, sign: string): boolean {
  return /^\d/.test(before) === /^\d/.test(sign) && !(before.endsWith('f') && /^[fijl]/.test(sign));
}

/** A piece that is wider than a line is broken between its signs. */
function broken(paragraph: string, most: number, width: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  let wide = 0;
  const pieces = (paragraph.match(PIECE) ?? []).flatMap((piece) =>
    width(piece.trimEnd()) <= most ? [piece] : [...piece],
  );
  for (const piece of pieces) {
    if (line === '' || wide + width(piece.trimEnd()) <= most || NO_BEGINNING.test(piece)) {
      line += piece;
      wide += width(piece);
    } else {
      lines.push(line.trimEnd());
      line = piece.trimStart();
      wide = width(line);
    }
  }
  return [...lines, line.trimEnd()];
}
