import { generateReservationCode } from '@phial/domain/booking/reservation-code';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDeskEntry } from './desk-entry.ts';

const code = generateReservationCode((count) => new Uint8Array(count).fill(7));
const token = `k1.${'aB3_-'.repeat(30)}`;

describe('an entry at the desk', () => {
  it('is nothing when there are only blanks', () => {
    expect(readDeskEntry(' \t\r\n')).toEqual({ kind: 'nothing' });
  });

  it('is a reservation code, as read out, typed or scanned', () => {
    const spelt = `${code.slice(0, 4)}-${code.slice(4)} `.toLowerCase();
    expect(readDeskEntry(code)).toEqual({ kind: 'code', code });
    expect(readDeskEntry(`${spelt}\r\n`)).toEqual({ kind: 'code', code });
  });

  it('is a text where the check character is wrong', () => {
    const wrong = code.slice(0, -1) + (code.endsWith('2') ? '3' : '2');
    expect(readDeskEntry(wrong)).toEqual({ kind: 'text', text: wrong });
  });

  it('is client information, with or without line breaks of the scanner', () => {
    expect(readDeskEntry(`${token}\r\n`)).toEqual({ kind: 'client-information', token });
    expect(readDeskEntry(`${token.slice(0, 60)}\n${token.slice(60)}`)).toEqual({
      kind: 'client-information',
      token,
    });
  });

  it.each(['陳大文', 'Chan Tai Man', '4567', 'chan.tai-man@lab.example', 'k1.short'])(
    'is a text: %s',
    (text) => {
      expect(readDeskEntry(` ${text} `)).toEqual({ kind: 'text', text });
    },
  );

  it('is never dropped', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readDeskEntry(text).kind === 'nothing').toBe(text.trim() === '');
      }),
    );
  });
});
