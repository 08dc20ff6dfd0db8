import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createKeyRing } from './key-ring.ts';
import { issueSignedLink, readSignedLink } from './signed-link.ts';

const older = { id: 'k1', key: randomBytes(32) };
const keys = createKeyRing([older]);
const LINK = { id: randomUUID(), version: 3 };
const token = issueSignedLink(keys, 'booking', LINK);

test('a link opens its record in the version it was made for', () => {
  expect(readSignedLink(keys, 'booking', token)).toEqual(LINK);
});

test('a link opens nothing else', () => {
  expect(readSignedLink(keys, 'waiting', token)).toBeUndefined();
});

test('a link of another laboratory opens nothing', () => {
  const others = createKeyRing([{ id: 'k1', key: randomBytes(32) }]);
  expect(readSignedLink(others, 'booking', token)).toBeUndefined();
});

test('a link in which a single character differs opens nothing', () => {
  for (let at = 0; at < token.length; at++) {
    const changed = `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
    expect(readSignedLink(keys, 'booking', changed), changed).toBeUndefined();
  }
});

test.each(['', '..', 'k1', `${token}.`, `${token}A`, ` ${token}`, token.replace('.', '')])(
  '%j opens nothing',
  (text) => {
    expect(readSignedLink(keys, 'booking', text)).toBeUndefined();
  },
);

test('a link outlives a new key, and is signed with the newest one', () => {
  const rotated = createKeyRing([{ id: 'k2', key: randomBytes(32) }, older]);
  expect(readSignedLink(rotated, 'booking', token)).toEqual(LINK);
  expect(issueSignedLink(rotated, 'booking', LINK)).toMatch(/^k2\./);
});

test('a link fits into a text message', () => {
  expect(token.length).toBeLessThan(55);
});
