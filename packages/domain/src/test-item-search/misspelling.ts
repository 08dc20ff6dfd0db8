/** Ends many Chinese names and distinguishes none of them. */
const COMMON_END = /(?:檢查|检查|測試|测试|試驗|试验|化驗|化验|檢驗|检验|檢測|检测|篩查|筛查|分析)$/;
/** Latin words of four letters lie one slip from too many others: `drop` from `crop`. */
const SHORTEST_MISSPELT = 5;

/**
 * How many slips a word may have and still be taken for another: by its letters, digits not counted, nor what
 * ends many Chinese names.
 */
export function slipsAllowed(word: string): 0 | 1 | 2 {
  const letters = word.replace(/\d/g, '').replace(COMMON_END, '').length;
  if (word.length < SHORTEST_MISSPELT && /^[a-z\d]+$/.test(word)) return 0;
  return letters >= 8 ? 2 : letters >= 4 ? 1 : 0;
}

/**
 * How many slips lie between a word as typed and words of the catalogue, or
 * their beginnings while the typing goes on: a letter wrong, missing, too many,
 * or two neighbours swapped count one each.
 * @returns by the known word; undefined when there are more than allowed, when a digit differs (CA 125 is
 *   not CA 153), or when the first letter differs and anything else too
 */
export function slipsFrom(typed: string): (known: string) => number | undefined {
  const most = slipsAllowed(typed);
  const digits = typed.replace(/\D/g, '');
  const [first, rest, last] = [typed[0], typed.slice(1), typed.at(-1)];
  return (known) => {
    if (most === 0 || known.length < typed.length - most) return undefined;
    if (known[0] !== first) return onlyTheFirstDiffers(typed, rest, known) ? 1 : undefined;
    if ((digits !== '' || /\d/.test(known)) && !known.replace(/\D/g, '').startsWith(digits)) return undefined;
    const row = lastRow(typed, known.slice(0, typed.length + most));
    let fewest = most + 1;
    for (let length = 1; length < row.length; length++) {
      // A beginning counts only as far as typed, and a short word only whole: its last letter agrees.
      const isWhole = length === known.length && typed.length > SHORTEST_MISSPELT;
      const counts = isWhole || known[length - 1] === last;
      if (counts) fewest = Math.min(fewest, row[length] ?? fewest);
    }
    return fewest <= most ? fewest : undefined;
  };
}

/** Whether a word begins as typed but for a slip at its first letter. */
function onlyTheFirstDiffers(typed: string, rest: string, known: string): boolean {
  const wrongOrMissing = known.startsWith(rest, 1) || known.startsWith(typed, 1);
  const tooMany = known.startsWith(rest);
  const swapped = known[0] === typed[1] && known[1] === typed[0] && known.startsWith(typed.slice(2), 2);
  const digit = /\d/;
  return (
    (wrongOrMissing || tooMany || swapped) && !digit.test(known.charAt(0)) && !digit.test(typed.charAt(0))
  );
}

/**
 * Distances (optimal string alignment) from the whole of `typed` to each beginning of `known`.
 * @returns by the length of the beginning, 0 first
 */
function lastRow(typed: string, known: string): number[] {
  let before: number[] = [];
  let above = Array.from({ length: known.length + 1 }, (_, length) => length);
  for (let line = 1; line <= typed.length; line++) {
    const row = [line];
    for (let column = 1; column <= known.length; column++) {
      const same = typed[line - 1] === known[column - 1];
      let slips = Math.min(
        (above[column] ?? 0) + 1,
        (row[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped =
        line > 1 &&
        column > 1 &&
        typed[line - 1] === known[column - 2] &&
        typed[line - 2] === known[column - 1];
      if (swapped) slips = Math.min(slips, (before[column - 2] ?? 0) + 1);
      row.push(slips);
    }
    before = above;
    above = row;
  }
  return above;
}

/** A stretch of a Chinese text. */
export interface Stretch {
  readonly from: number;
  readonly until: number;
  readonly slips: number;
}

/**
 * Where a Chinese word of four characters or more stands in a text with a
 * character wrong, missing or too many (two from eight characters on), as
 * homophones slip in: 甲狀線素 for 甲狀腺素.
 * @returns the stretch with the fewest slips; undefined when there is none
 */
export function nearestStretch(typed: string, text: string): Stretch | undefined {
  const most = slipsAllowed(typed);
  if (most === 0) return undefined;
  // Each cell: the slips so far, and where in the text the stretch began.
  let above = Array.from({ length: text.length + 1 }, (_, column) => ({ slips: 0, from: column }));
  for (let line = 1; line <= typed.length; line++) {
    const row = [{ slips: line, from: 0 }];
    for (let column = 1; column <= text.length; column++) {
      const cells = [above[column - 1], above[column], row[column - 1]].map((cell, way) => ({
        slips: (cell?.slips ?? 0) + (way === 0 && typed[line - 1] === text[column - 1] ? 0 : 1),
        from: cell?.from ?? 0,
      }));
      row.push(cells.reduce((best, cell) => (cell.slips < best.slips ? cell : best)));
    }
    above = row;
  }
  let nearest: Stretch | undefined;
  for (const [until, { slips, from }] of above.entries()) {
    if (slips <= most && slips < (nearest?.slips ?? most + 1) && until > from)
      nearest = { from, until, slips };
  }
  return nearest;
}

/** The pieces of a word of which one at least stands unharmed wherever the word has as many slips as allowed. */
export function unharmedPieces(typed: string): string[] {
  const count = slipsAllowed(typed) + 1;
  const size = Math.ceil(typed.length / count);
  return Array.from({ length: count }, (_, piece) => typed.slice(piece * size, (piece + 1) * size));
}
