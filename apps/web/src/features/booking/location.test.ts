import { expect, test } from 'vitest';
import { directionsOf, mapOf } from './location.ts';

const facts = { mapsSearchTemplate: 'https://maps.example/?q={query}' };
const addressCht = '中環';

test('a map is the link that was entered, else a search for the coordinates, else for the address', () => {
  const position = { latitude: 22.28, longitude: 114.15 };
  const mapUrl = 'https://map.example/1';
  expect(mapOf(facts, { addressCht, mapUrl, ...position })).toBe(mapUrl);
  expect(mapOf(facts, { addressCht, ...position })).toBe('https://maps.example/?q=22.28%2C%20114.15');
  expect(mapOf(facts, { addressCht })).toBe(`https://maps.example/?q=${encodeURIComponent(addressCht)}`);
});

test('directions are the lines in the language of the page', () => {
  const point = {
    addressCht,
    directionsEng: 'Exit D1\nLift',
    directionsCht: 'D1 出口',
    directionsChs: 'D1 出口',
  };
  expect(directionsOf(point, 'en')).toEqual(['Exit D1', 'Lift']);
  expect(directionsOf({ addressCht }, 'en')).toEqual([]);
});
