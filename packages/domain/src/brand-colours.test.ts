import { describe, expect, it } from 'vitest';
import { brandProperties, contrastOf, contrastText, TEXT_CONTRAST } from './brand-colours.ts';

describe('contrast', () => {
  it.each([
    ['#000000', 21],
    ['#ffffff', 1],
    ['#0b4650', 10.5],
    ['#767676', 4.54],
  ])('of %s on white is %d', (colour, ratio) => {
    expect(contrastOf(colour)).toBeCloseTo(ratio, 1);
    expect(contrastOf('#ffffff', colour)).toBe(contrastOf(colour));
  });

  it('is never rounded up', () => {
    expect(contrastText(4.4999)).toBe('4.4:1');
    expect(contrastText(21)).toBe('21.0:1');
  });
});

describe('the shades of two colours', () => {
  it('are those of the design tokens for the colours of the palette', () => {
    expect(brandProperties({ headerColour: '#0B4650', actionColour: '#0e6e6e' })).toEqual({});
  });

  // The last two are as light as white text allows.
  it.each([
    ['#0b4650', '#9f1239'],
    ['#3b0764', '#9f1239'],
    ['#000000', '#000000'],
    ['#767676', '#767676'],
    ['#a45a00', '#d0103a'],
  ])('keep text legible with %s and %s', (headerColour, actionColour) => {
    const shades = brandProperties({ headerColour, actionColour });
    const [header, action] = [shades['--color-petrol'] ?? '', shades['--color-teal'] ?? ''];
    expect(contrastOf(header)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    expect(contrastOf(shades['--color-on-petrol-quiet'] ?? '', header)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    expect(contrastOf(shades['--color-level'] ?? '', header)).toBeGreaterThanOrEqual(3);
    expect(contrastOf(action, shades['--color-mint'])).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    expect(contrastOf(shades['--color-teal-deep'] ?? '')).toBeGreaterThanOrEqual(contrastOf(action));
  });
});
