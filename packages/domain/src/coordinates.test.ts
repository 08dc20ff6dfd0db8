import { describe, expect, it } from 'vitest';
import { formatCoordinates, parseCoordinates } from './coordinates.ts';

describe('coordinates', () => {
  it.each([
    ['22.2819, 114.1588', { latitude: 22.2819, longitude: 114.1588 }],
    [' -33.9,18.4 ', { latitude: -33.9, longitude: 18.4 }],
  ])('reads %j', (text, position) => {
    expect(parseCoordinates(text)).toEqual(position);
    expect(parseCoordinates(formatCoordinates(position))).toEqual(position);
  });

  it.each(['', '22.28', '91, 0', '0, 181', '22,28, 114,15', 'north, east'])('refuses %j', (text) => {
    expect(parseCoordinates(text)).toBeUndefined();
  });
});
