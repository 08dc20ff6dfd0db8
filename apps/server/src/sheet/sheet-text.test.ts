import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sheetText } from './sheet-text.ts';

const bytes = (...hex: string[]) => Uint8Array.from(Buffer.from(hex.join(''), 'hex'));

describe('the text of a file', () => {
  it.each([
    ['utf-8', '星期日', bytes('e6989fe69c9fe697a5')],
    ['utf-8', '星期日', bytes('efbbbf', 'e6989fe69c9fe697a5')],
    ['utf-8', '\uFFFD,星', bytes('efbfbd', '2c', 'e6989f')],
    ['utf-16le', '星期日', bytes('fffe', '1f661f67e565')],
    ['utf-16be', '星期日', bytes('feff', '661f671f65e5')],
    ['big5', '星期日,休息,旺角\r\n', bytes('ac50b4c1a4e9', '2c', 'a5f0aea7', '2c', 'a9f4a8a4', '0d0a')],
    ['gb18030', '星期日,休息,旺角\r\n', bytes('d0c7c6dac8d5', '2c', 'd0ddcfa2', '2c', 'cdfabdc7', '0d0a')],
    ['gb18030', '九龍,油尖旺\r\n', bytes('bec5fd88', '2c', 'd3cdbce2cdfa', '0d0a')],
    ['big5', '鰂魚涌,愛民邨', bytes('916fb3bdaf46', '2c', 'b752a5c19068')],
    ['big5', 'id,name\r\nx1,港島\r\n', bytes('69642c6e616d650d0a78312c', 'b4e4ae71', '0d0a')],
  ] as const)('is recognised in %s: %s', (encoding, text, file) => {
    expect(sheetText(file)).toEqual({ text, encoding });
  });

  it('is read in the encoding that a person chose, or not at all', () => {
    expect(sheetText(bytes('cdfabdc7'), 'gb18030')?.text).toBe('旺角');
    expect(sheetText(bytes('a9f4a8a4'), 'big5')?.text).toBe('旺角');
    expect(sheetText(bytes('a9f4a8a4'), 'utf-8')).toBeUndefined();
  });

  it('is none where the bytes are in no such encoding', () => {
    expect(sheetText(bytes('8080ff'))).toBeUndefined();
  });

  it('is what was written in UTF-8, with or without a mark', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.boolean(), (text, marked) => {
        const file = new TextEncoder().encode(`${marked ? '\uFEFF' : ''}${text}`);
        return text.startsWith('\uFEFF') || sheetText(file)?.text === text;
      }),
    );
  });
});
