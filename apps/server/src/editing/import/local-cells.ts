import { type Language, SUFFIX } from '@phial/domain/language';
import type { LocalText } from '../../db/local-text.ts';
import { lineCell, optional } from '../../sheet/cells/cell.ts';
import type { SheetColumn } from '../../sheet/read-sheet.ts';
import { toSimplified } from '../../sheet/simplified-text.ts';

/** A text in three cells; one that is empty or has no column is undefined. */
export interface LocalCells {
  readonly eng?: string | undefined;
  readonly cht?: string | undefined;
  readonly chs?: string | undefined;
}

/** A column that a sheet may leave out, of a text on one line. @param longest in UTF-16 units */
export function lineColumn(longest: number): SheetColumn<string | undefined> {
  return { cell: optional(lineCell(longest), undefined), optional: true };
}

/**
 * The text that three cells make of the former one: an empty cell keeps its language. Simplified Chinese without a cell
 * follows a new traditional text.
 * @returns empty in a language that has no text yet
 */
export function localText({ eng, cht, chs }: LocalCells, former?: LocalText): LocalText {
  const tw = cht ?? former?.tw ?? '';
  const followed = former === undefined || tw !== former.tw ? toSimplified(tw) : former.zh;
  return { tw, zh: chs ?? followed, en: eng ?? former?.en ?? '' };
}

/** Name of the column of one language of a text: `nameCht` for `name` and `tw`. */
export function localColumn(name: string, language: Language): string {
  return name + SUFFIX[language];
}
