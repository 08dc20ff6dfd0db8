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

  function widthOf(run: { family: string; text: string }, style: TextStyle): number {
    const key = JSON.stringify([run.family, run.text, style.size, style.weight]);
    const known = widths.get(key);
    if (known !== undefined) return known;
    use(style, run.family);
    const { width } = context.measureText(run.text);
    widths.set(key, width);
    return width;
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
      return text.split('\n').flatMap((paragraph) => broken(paragraph, (part) => width(part, style) <= most));
    },
  };
}

function canJoin(before: string, sign: string): boolean {
  return /^\d/.test(before) === /^\d/.test(sign) && !(before.endsWith('f') && /^[fijl]/.test(sign));
}

/** @param fits whether a line is no wider than it may be; a piece that never fits is broken between its signs */
function broken(paragraph: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  const pieces = (paragraph.match(PIECE) ?? []).flatMap((piece) =>
    fits(piece.trimEnd()) ? [piece] : [...piece],
  );
  for (const piece of pieces) {
    if (fits((line + piece).trimEnd()) || line === '' || NO_BEGINNING.test(piece)) {
      line += piece;
    } else {
      lines.push(line.trimEnd());
      line = piece.trimStart();
    }
  }
  return [...lines, line.trimEnd()];
}
