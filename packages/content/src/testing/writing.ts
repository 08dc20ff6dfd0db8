import { Converter } from 'opencc-js';

/**
 * Simplified forms of one word that are good traditional characters in another
 * (公里, 批准, 皇后, 若干, 社群), or what Hong Kong writes whatever the standard
 * lists (臨床, 東涌, 霉菌, 疱疹).
 */
const ALSO_TRADITIONAL = new Set('里准后干游范余郁伙征群床涌霉疱');

const toStandard = Converter({ from: 'cn', to: 't' });
const toHongKong = Converter({ from: 'cn', to: 'hk' });
const toSimplified = Converter({ from: 't', to: 'cn' });

/*
 * What is wrong with a text, each finding the sign or word it is about; nothing
 * found is an empty list.
 */

export function simplifiedCharacters(text: string): string[] {
  return [...text].filter(
    (sign) => toStandard(sign) !== sign && toHongKong(sign) !== sign && !ALSO_TRADITIONAL.has(sign),
  );
}

export function traditionalCharacters(text: string): string[] {
  return [...text].filter((sign) => toSimplified(sign) !== sign);
}

/** Chinese characters, and Chinese marks. */
export function chineseSigns(text: string): string[] {
  return text.match(/[\p{Script=Han}，。？！：；、（）「」『』《》]/gu) ?? [];
}

/** Words of two Latin letters or more; e-mail addresses are none. */
export function latinWords(text: string): string[] {
  return text.replace(/\S+@\S+\.\w+/g, '').match(/[A-Za-z]{2,}/g) ?? [];
}

/** English marks behind a Chinese character. */
export function englishMarks(text: string): string[] {
  return text.match(/\p{Script=Han}[,;?!.]/gu) ?? [];
}

/** A text that is missing, or that lost a part on its way. */
export function isEmptyOrBroken(text: string): boolean {
  return /^\s*$|undefined|\[object|NaN/.test(text);
}
