import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJsonBody } from './json-body.ts';

const INHERITED = ['prototype', ...Object.getOwnPropertyNames(Object.prototype)];
const POISONED = new RegExp(`"(?:${INHERITED.join('|')})"`);

const parse = (text: string) => parseJsonBody(Buffer.from(text));

describe('a JSON body', () => {
  it('is parsed like JSON.parse', () => {
    fc.assert(
      fc.property(
        fc.json({ depthSize: 'small', maxDepth: 5 }),
        fc.constantFrom(undefined, 2),
        (text, indent) => {
          const value = JSON.parse(text);
          const spelled = JSON.stringify(value, undefined, indent);
          fc.pre(!POISONED.test(spelled));
          expect(parse(spelled)).toEqual(value);
        },
      ),
    );
  });

  it('may be empty', () => {
    expect(parse('')).toBeUndefined();
  });

  it('may have the same key in two objects, and a key as a value', () => {
    const text = '{"a":{"b":1},"c":[{"b":2},{"b":3}],"d":"a","e":"\\"a\\":"}';
    expect(parse(text)).toEqual(JSON.parse(text));
  });

  it.each([
    '{"a":1,"a":1}',
    '{"x":[{"a":1,"b":{},"a":2}]}',
    '{"a" \n:1,"\\u0061":2}',
    `{"a"${' '.repeat(300)}:1,"a":2}`,
  ])('may not have a duplicate key: %s', (text) => {
    expect(() => parse(text)).toThrow('body-invalid');
  });

  it.each(INHERITED)('may not have the key %s, which every object inherits', (key) => {
    expect(() => parse(`{"items":[{"${key}":1},{"${key}":1}]}`)).toThrow('body-invalid');
  });

  it('may not have a longer array than was said, where something was said', () => {
    const text = '{"a":[[1,2,3],"x"]}';
    expect(parseJsonBody(Buffer.from(text), 3)).toEqual(JSON.parse(text));
    expect(() => parseJsonBody(Buffer.from(text), 2)).toThrow('body-invalid');
  });

  it('may not be nested too deeply', () => {
    expect(parse('[[[[[[[[]]]]]]]]')).toBeDefined();
    expect(() => parse('['.repeat(17) + ']'.repeat(17))).toThrow('body-invalid');
  });
});
