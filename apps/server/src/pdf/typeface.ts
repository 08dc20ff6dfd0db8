import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GlobalFonts } from '@napi-rs/canvas';
import type { Language } from '@phial/domain/language';
import { coverageOf } from './covered-characters.ts';

/**
 * The letters of printed papers: Noto Sans, in its Hong Kong and its mainland
 * shapes, and for what those lack, such as the Greek of β-hCG and γ-GT, the one
 * for Latin, Greek and Cyrillic (SIL Open Font License). A font of all Chinese
 * characters weighs megabytes, so the packages hold it in about a hundred slices
 * by range of characters. Only the slices a paper needs are read, and each once:
 * a machine without any font prints the same.
 */
interface SlicedFont {
  readonly name: string;
  /** Which slice a character is in, if it is in any: the ranges pass over holes. */
  readonly ranges: readonly { from: number; until: number; slice: string }[];
  fileOf(slice: string): string;
}

const HONG_KONG = slicedFont('noto-sans-hk');
const MAINLAND = slicedFont('noto-sans-sc');
const EUROPEAN = slicedFont('noto-sans');

/** In the order in which a character is looked for: a rare name may be in the other one alone. */
const FONTS_OF: Readonly<Record<Language, readonly SlicedFont[]>> = {
  tw: [HONG_KONG, MAINLAND, EUROPEAN],
  zh: [MAINLAND, HONG_KONG, EUROPEAN],
  en: [HONG_KONG, MAINLAND, EUROPEAN],
};

/** One slice, ready to draw with. */
interface Face {
  readonly family: string;
  has(codePoint: number): boolean;
}

const faces = new Map<string, Face | undefined>();

/** Families by character, as a paper asks for the same ones again and again. */
const known: Readonly<Record<Language, Map<number, string | undefined>>> = {
  tw: new Map(),
  zh: new Map(),
  en: new Map(),
};

/**
 * The family a character is drawn in, which is registered when it was not yet.
 * @param codePoint of Unicode
 * @returns undefined for a character no font here has
 */
export function familyFor(codePoint: number, language: Language): string | undefined {
  const families = known[language];
  if (!families.has(codePoint)) families.set(codePoint, findFamily(codePoint, language));
  return families.get(codePoint);
}

function findFamily(codePoint: number, language: Language): string | undefined {
  for (const font of FONTS_OF[language]) {
    for (const { from, until, slice } of font.ranges) {
      if (codePoint < from || until < codePoint) continue;
      const face = faceOf(font, slice);
      if (face?.has(codePoint)) return face.family;
    }
  }
  return undefined;
}

function faceOf(font: SlicedFont, slice: string): Face | undefined {
  // One name in every thread: what they register is the process's.
  const family = `phial ${font.name} ${slice}`;
  if (!faces.has(family)) {
    const file = readFileSync(font.fileOf(slice));
    const key = GlobalFonts.register(file, family);
    faces.set(family, key === null ? undefined : { family, has: coverageOf(file) });
  }
  return faces.get(family);
}

/** @param name `noto-sans-hk`; its package says which characters are in which slice */
function slicedFont(name: string): SlicedFont {
  const folder = fileURLToPath(
    new URL('./', import.meta.resolve(`@fontsource-variable/${name}/unicode.json`)),
  );
  const slices = JSON.parse(readFileSync(`${folder}unicode.json`, 'utf8')) as Record<string, string>;
  const ranges = Object.entries(slices).flatMap(([slice, text]) =>
    text.split(',').map((range) => {
      const [, from = '', until = from] = /^U\+([\dA-F]+)(?:-([\dA-F]+))?$/i.exec(range.trim()) ?? [];
      return { from: Number.parseInt(from, 16), until: Number.parseInt(until, 16), slice };
    }),
  );
  return {
    name,
    ranges,
    // The numbered slices are named in brackets there, and without in their file.
    fileOf: (slice) => `${folder}files/${name}-${slice.replace(/[[\]]/g, '')}-wght-normal.woff2`,
  };
}
