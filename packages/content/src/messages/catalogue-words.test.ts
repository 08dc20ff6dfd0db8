import { Converter } from 'opencc-js';
import { describe, expect, test } from 'vitest';
import { server as serverEn } from './en/server.ts';
import { en } from './en.ts';
import { server as serverTw } from './tw/server.ts';
import { tw } from './tw.ts';
import { server as serverZh } from './zh/server.ts';
import { zh } from './zh.ts';

/** Latin words a Chinese text may carry: what people write that way, and what stands on a keyboard. */
const ALLOWED_LATIN = new Set([
  'ECG',
  'PDF',
  'ics',
  'JSON',
  'COVID',
  'Ctrl',
  'Enter',
  'Esc',
  'Page',
  'Up',
  'Down',
]);

/** Simplified forms of one word that are good traditional characters in another (公里, 批准, 皇后, 若干, 社群). */
const ALSO_TRADITIONAL = new Set('里准后干游范余郁伙征群');

const toStandard = Converter({ from: 'cn', to: 't' });
const toHongKong = Converter({ from: 'cn', to: 'hk' });
const toSimplified = Converter({ from: 't', to: 'cn' });

/** Messages with parameters are called with a number, or a text where a number does not do. */
function spoken(message: (...parameters: never[]) => unknown): unknown {
  const call = message as (...parameters: unknown[]) => unknown;
  const parameters = (value: unknown) => Array.from({ length: message.length }, () => value);
  try {
    return call(...parameters(12));
  } catch {
    return call(...parameters('12'));
  }
}

function texts(part: unknown, path: string): [path: string, text: string][] {
  if (typeof part === 'string') return [[path, part]];
  if (typeof part === 'function')
    return texts(spoken(part as (...parameters: never[]) => unknown), `${path}()`);
  if (typeof part !== 'object' || part === null) return [[path, '']];
  return Object.entries(part).flatMap(([key, value]) => texts(value, path === '' ? key : `${path}.${key}`));
}

const words = {
  tw: texts({ ...tw, server: serverTw }, ''),
  zh: texts({ ...zh, server: serverZh }, ''),
  en: texts({ ...en, server: serverEn }, ''),
};

const pathsWhere = (language: keyof typeof words, wrong: (text: string) => string[]) =>
  words[language].flatMap(([path, text]) => wrong(text).map((what) => `${path}: ${what}`));

describe.each(['tw', 'zh', 'en'] as const)('%s', (language) => {
  test('no text is empty, and no parameter is lost', () => {
    const wrong = pathsWhere(language, (text) => (/^\s*$|undefined|\[object|NaN/.test(text) ? [text] : []));
    expect(wrong).toEqual([]);
  });
});

describe.each(['tw', 'zh'] as const)('%s', (language) => {
  test('no English is left', () => {
    const wrong = pathsWhere(language, (text) =>
      (text.replace(/\S+@\S+\.\w+/g, '').match(/[A-Za-z]{2,}/g) ?? []).filter(
        (word) => !ALLOWED_LATIN.has(word),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('sentences end in Chinese marks', () => {
    const wrong = pathsWhere(language, (text) => text.match(/\p{Script=Han}[,;?!.]/gu) ?? []);
    expect(wrong).toEqual([]);
  });
});

test('tw has no simplified characters', () => {
  const simplified = (sign: string) =>
    toStandard(sign) !== sign && toHongKong(sign) !== sign && !ALSO_TRADITIONAL.has(sign);
  expect(pathsWhere('tw', (text) => [...text].filter(simplified))).toEqual([]);
});

test('zh has no traditional characters', () => {
  expect(pathsWhere('zh', (text) => [...text].filter((sign) => toSimplified(sign) !== sign))).toEqual([]);
});
