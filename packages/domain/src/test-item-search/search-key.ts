/** A word begins here: after a blank or a sign, or where the script changes. */
export const WORD = 1;
/** A Chinese character: a match may begin at any of them. */
export const HAN = 2;
/** A part begins here: the text itself, or what stands in or after brackets, such as an abbreviation. */
export const PART = 4;

/** A text reduced to what a search compares: its letters and digits. */
export interface SearchKey {
  /** Letters and digits only: lower case, half width, without accents; Greek letters by their names. */
  readonly key: string;
  /** For each index of the key: WORD, HAN, PART, or 0 in the middle of a word. */
  readonly flags: ArrayLike<number>;
  /** For each index of the key: where its letter begins in the text, in UTF-16 units. */
  readonly from: readonly number[];
  /** For each index of the key: where its letter ends in the text, accents included. */
  readonly until: readonly number[];
}

const GREEK: ReadonlyMap<string, string> = new Map(
  Object.entries({
    α: 'alpha',
    β: 'beta',
    γ: 'gamma',
    δ: 'delta',
    ε: 'epsilon',
    ζ: 'zeta',
    η: 'eta',
    θ: 'theta',
    // The micro sign decomposes to mu, and is typed as u.
    ι: 'iota',
    κ: 'kappa',
    λ: 'lambda',
    μ: 'u',
    ν: 'nu',
    ξ: 'xi',
    ο: 'omicron',
    π: 'pi',
    ρ: 'rho',
    σ: 'sigma',
    ς: 'sigma',
    τ: 'tau',
    υ: 'upsilon',
    φ: 'phi',
    χ: 'chi',
    ψ: 'psi',
    ω: 'omega',
  }),
);
const BRACKET = /[()[\]{}（）［］【】〔〕｛｝]/;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const ACCENT = /\p{M}/u;

/** Whether a key, or a piece of one, has Chinese characters only. */
export function isHan(key: string): boolean {
  return /^\p{Script=Han}+$/u.test(key);
}

/**
 * The key of any text. Blanks, hyphens and all other signs go, so that `C-13`,
 * `C 13` and `Ｃ１３` are the same; where they stood stays known by the flags.
 */
export function searchKey(text: string): SearchKey {
  const made = { key: '', flags: [], from: [], until: [], pending: WORD | PART, script: 'letters' } as Made;
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at);
    let ends = at + 1;
    if (isPlain(code)) {
      // Most of a catalogue is such words; one by one the letters would take twice as long.
      while (ends < text.length && isPlain(text.charCodeAt(ends))) ends++;
      putWord(made, text.slice(at, ends).toLowerCase(), at);
    } else if (code >= 0x4e00 && code <= 0x9fff) {
      put(made, text.charAt(at), 'han', at, ends);
    } else {
      const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
      ends = at + character.length;
      putRare(made, character, at, ends);
    }
    at = ends;
  }
  return made;
}

/** A key in the making. */
interface Made {
  key: string;
  readonly flags: number[];
  readonly from: number[];
  readonly until: number[];
  /** Flags of the next index. */
  pending: number;
  script: Script;
}

type Script = 'letters' | 'greek' | 'han';

function isPlain(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
}

function putWord(made: Made, word: string, begins: number): void {
  put(made, word.charAt(0), 'letters', begins, begins + 1);
  for (let letter = 1; letter < word.length; letter++) {
    made.flags.push(0);
    made.from.push(begins + letter);
    made.until.push(begins + letter + 1);
  }
  made.key += word.slice(1);
}

/** Signs, accents, Greek, wide and compatibility forms, and every other script. */
function putRare(made: Made, character: string, begins: number, ends: number): void {
  for (const piece of character.normalize('NFKD').toLowerCase()) {
    const greek = GREEK.get(piece);
    if (greek !== undefined) put(made, greek, 'greek', begins, ends);
    else if (LETTER_OR_DIGIT.test(piece)) put(made, piece, isHan(piece) ? 'han' : 'letters', begins, ends);
    else if (ACCENT.test(piece)) lengthen(made, ends);
    else made.pending |= BRACKET.test(character) ? WORD | PART : WORD;
  }
}

/** Letters that stand for one character of the text. */
function put(made: Made, letters: string, script: Script, begins: number, ends: number): void {
  const changes = script === made.script ? 0 : WORD;
  const first = made.pending | changes | (script === 'han' ? HAN : 0);
  for (let unit = 0; unit < letters.length; unit++) {
    made.flags.push(unit === 0 ? first : 0);
    made.from.push(begins);
    made.until.push(ends);
  }
  made.key += letters;
  made.script = script;
  made.pending = 0;
}

/** An accent belongs to the letter before it, at all of that letter's indexes. */
function lengthen({ from, until }: Made, ends: number): void {
  const letter = from.at(-1);
  for (let index = from.length - 1; index >= 0 && from[index] === letter; index--) until[index] = ends;
}
