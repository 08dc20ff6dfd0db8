import { describe, expect, test } from 'vitest';
import {
  englishMarks,
  isEmptyOrBroken,
  latinWords,
  simplifiedCharacters,
  traditionalCharacters,
} from '../testing/writing.ts';
import { publicPages as publicPagesEn } from './en/public-pages.ts';
import { server as serverEn } from './en/server.ts';
import { staff as staffEn } from './en/staff.ts';
import { en } from './en.ts';
import { publicPages as publicPagesTw } from './tw/public-pages.ts';
import { server as serverTw } from './tw/server.ts';
import { staff as staffTw } from './tw/staff.ts';
import { tw } from './tw.ts';
import { publicPages as publicPagesZh } from './zh/public-pages.ts';
import { server as serverZh } from './zh/server.ts';
import { staff as staffZh } from './zh/staff.ts';
import { zh } from './zh.ts';

/** Latin words a Chinese text may carry: what people write that way, and what stands on a keyboard. */
const ALLOWED_LATIN = new Set([
  'ECG',
  // Names of the table on the pages of allergy packages.
  'IgE',
  'kUA',
  // An example of an address.
  'torch',
  'profile',
  'PDF',
  'MB',
  'WebP',
  'PNG',
  'JPEG',
  'ics',
  'JSON',
  'json',
  'Phial',
  // A command of the server.
  'npm',
  'run',
  'configuration',
  'COVID',
  'WCAG',
  'AA',
  'Ctrl',
  'Enter',
  'Esc',
  'Page',
  'Up',
  'Down',
  'CSV',
  'API',
  'https',
  'HTTP',
  'Webhook',
  // Providers of text messages, and what their requests are written with.
  'Twilio',
  'StatusCallback',
  'SMS',
  'SID',
  'WhatsApp',
  'Meta',
  'Base',
  'messages',
  'id',
  'zh',
  'HK',
  'CN',
  'en',
  'ENOTFOUND',
  // Settings of the environment.
  'SMTP',
  'URL',
  'MAIL',
  'FROM',
  'PUBLIC',
  // What is typed in a sheet of staff.
  'counter',
  'manager',
  'doctor',
  'all',
  // Settings of an identity provider, as its own pages call them.
  'OpenID',
  'Connect',
  'PKCE',
  'ID',
  'issuer',
  'client',
  'secret',
  'scopes',
  'claim',
  'sub',
  'openid',
  'kB',
  'UTF',
  'Big',
  'GBK',
  'Excel',
  'Numbers',
  'LibreOffice',
  'WPS',
  'SINGLE',
  'GROUP',
]);

/** Staff messages that name a program, a setting, an element of HTML or of a calendar file, an address, a header or status of HTTP, or a
 * language in its own script. */
const WRITTEN_AS_IS =
  /^staff\.(backups\.notConfigured|accounts\.setUp\.lead|editingFields\.hints\.(link|html|mapTemplate|scope)|schedule\.holidays\.(uploadHint|faults\.)|orders\.patient\.languages\.|webhooks\.(delivery\.webhookId|failures\.gone|attention\.gone|endpoints\.states\.gone)|audit\.actions\.webhook-endpoint-gone|imports\.problems\.not-weekdays)/;

/** A report that is simply final needs no explanation. */
const EMPTY_ON_PURPOSE = new Set(['staff.reports.statusHints.final']);

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
  if (typeof part === 'string' || typeof part === 'number') return [[path, String(part)]];
  if (typeof part === 'function')
    return texts(spoken(part as (...parameters: never[]) => unknown), `${path}()`);
  if (typeof part !== 'object' || part === null) return [[path, '']];
  return Object.entries(part).flatMap(([key, value]) => texts(value, path === '' ? key : `${path}.${key}`));
}

const words = {
  tw: texts({ ...tw, server: serverTw, publicPages: publicPagesTw, staff: staffTw }, ''),
  zh: texts({ ...zh, server: serverZh, publicPages: publicPagesZh, staff: staffZh }, ''),
  en: texts({ ...en, server: serverEn, publicPages: publicPagesEn, staff: staffEn }, ''),
};

const pathsWhere = (language: keyof typeof words, wrong: (text: string, path: string) => string[]) =>
  words[language].flatMap(([path, text]) => wrong(text, path).map((what) => `${path}: ${what}`));

describe.each(['tw', 'zh', 'en'] as const)('%s', (language) => {
  test('no text is empty, and no parameter is lost', () => {
    const wrong = pathsWhere(language, (text, path) =>
      isEmptyOrBroken(text) && !EMPTY_ON_PURPOSE.has(path) ? [text] : [],
    );
    expect(wrong).toEqual([]);
  });
});

describe.each(['tw', 'zh'] as const)('%s', (language) => {
  test('no English is left', () => {
    const wrong = pathsWhere(language, (text, path) =>
      WRITTEN_AS_IS.test(path)
        ? []
        : latinWords(text.replaceAll(/\{[A-Za-z]+\}/g, ' ')).filter((word) => !ALLOWED_LATIN.has(word)),
    );
    expect(wrong).toEqual([]);
  });

  test('sentences end in Chinese marks', () => {
    const wrong = pathsWhere(language, englishMarks);
    expect(wrong).toEqual([]);
  });
});

test('tw has no simplified characters', () => {
  expect(
    pathsWhere('tw', (text, path) => (WRITTEN_AS_IS.test(path) ? [] : simplifiedCharacters(text))),
  ).toEqual([]);
});

test('zh has no traditional characters', () => {
  expect(
    pathsWhere('zh', (text, path) => (WRITTEN_AS_IS.test(path) ? [] : traditionalCharacters(text))),
  ).toEqual([]);
});
