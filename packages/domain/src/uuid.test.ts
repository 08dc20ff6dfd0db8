import { describe, expect, it } from 'vitest';
import { isUuid, NIL_UUID, parseRecordId, parseUuid } from './uuid.ts';

const ID = '0b5e7c1a-93df-4f20-8a6b-1c2d3e4f5a6b';

describe('parseUuid', () => {
  it('writes an id in lower case', () => {
    expect(parseUuid(ID.toUpperCase())).toBe(ID);
    expect(isUuid(ID)).toBe(true);
    expect(isUuid(ID.toUpperCase())).toBe(false);
  });

  it.each([
    undefined,
    '',
    '1',
    ID.slice(1),
    `${ID} `,
    `{${ID}}`,
    ID.replaceAll('-', ''),
    ID.replace('0', 'g'),
  ])('refuses %j', (text) => {
    expect(parseUuid(text)).toBeUndefined();
    expect(parseRecordId(text)).toBe(NIL_UUID);
  });
});
