import type { Language, Suffix } from '@phial/domain/language';
import type { LocalText } from './db/local-text.ts';

/*
 * A text of the laboratory under the names of the calls. The inside
 * keeps it by language; the calls spread it over the record.
 */

/** `name` gives `nameEng`, `nameCht` and `nameChs`. */
export function suffixedText<Name extends string>(
  name: Name,
  { tw, zh, en }: LocalText,
): Record<`${Name}${Suffix}`, string> {
  const fields: Record<string, string> = { [`${name}Eng`]: en, [`${name}Cht`]: tw, [`${name}Chs`]: zh };
  return fields as Record<`${Name}${Suffix}`, string>;
}

/** As {@link suffixedText}, and the bare `name` as a copy of `nameCht`. */
export function copiedText<Name extends string>(
  name: Name,
  text: LocalText,
): Record<Name | `${Name}${Suffix}`, string> {
  const fields: Record<string, string> = { [name]: text.tw, ...suffixedText(name, text) };
  return fields as Record<Name | `${Name}${Suffix}`, string>;
}

/** `Name` gives `twName`, `zhName` and `enName`. */
export function prefixedText<Name extends string>(
  name: Name,
  { tw, zh, en }: LocalText,
): Record<`${Language}${Name}`, string> {
  const fields: Record<string, string> = { [`tw${name}`]: tw, [`zh${name}`]: zh, [`en${name}`]: en };
  return fields as Record<`${Language}${Name}`, string>;
}
