import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coversOwner, issueBookingToken, verifyBookingToken } from './booking-token.ts';
import { createKeyRing, type KeyRing } from './key-ring.ts';

const older = { id: 'k1', key: randomBytes(32) };
const keys = createKeyRing([older]);
const START = Date.parse('2026-03-02T09:00:00+08:00');

const at = (milliseconds: number) => ({ now: () => new Date(START + milliseconds) });

const OWNER = { docNo: 'A123456(3)', name: 'Chan Tai Man' };

/** The owner's hash, or the code of the refusal. */
function verify(authorization: string | undefined, milliseconds = 0, ring: KeyRing = keys): unknown {
  try {
    return verifyBookingToken(ring, at(milliseconds), authorization);
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error;
  }
}

const token = issueBookingToken(keys, at(0), OWNER);

describe('a booking token', () => {
  it('proves a document number and its name', () => {
    const hash = verifyBookingToken(keys, at(0), `Bearer ${token}`);
    expect(coversOwner(keys, hash, OWNER)).toBe(true);
    expect(coversOwner(keys, hash, { ...OWNER, name: ' chan  TAI man' })).toBe(true);
    expect(coversOwner(keys, hash, { ...OWNER, name: 'Lee Siu Ming' })).toBe(false);
    expect(coversOwner(keys, hash, { ...OWNER, docNo: 'C668668(9)' })).toBe(false);
  });

  it('lasts 1800 seconds', () => {
    expect(verify(`Bearer ${token}`, 1_799_999)).toBeInstanceOf(Buffer);
    expect(verify(`Bearer ${token}`, 1_800_000)).toBe('booking-token');
  });

  it('stays valid when a newer key is added', () => {
    const rotated = createKeyRing([{ id: 'k2', key: randomBytes(32) }, older]);
    const hash = verify(`Bearer ${token}`, 0, rotated);
    expect(coversOwner(rotated, hash as Buffer, OWNER)).toBe(true);
    expect(verify(`Bearer ${issueBookingToken(rotated, at(0), OWNER)}`)).toBe('booking-token');
  });

  it('reveals nothing of the number', () => {
    expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain('123456');
  });

  it('fits in a header and a URL', () => {
    expect(token).toMatch(/^[\w.-]{60,140}$/);
  });
});

describe('refused in the same way', () => {
  it.each([
    undefined,
    '',
    'Bearer',
    'Bearer ',
    'Bearer a.b.c',
    `Basic ${token}`,
    token,
    `Bearer ${token} `,
    `Bearer ${token}.x`,
  ])('%s', (authorization) => {
    expect(verify(authorization)).toBe('booking-token');
  });

  it('any character changed', () => {
    fc.assert(
      fc.property(
        fc.nat(token.length - 1),
        fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=+/ é\u0000'),
        (position, sign) => {
          fc.pre(token[position] !== sign);
          expect(verify(`Bearer ${token.slice(0, position)}${sign}${token.slice(position + 1)}`)).toBe(
            'booking-token',
          );
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('any truncation', () => {
    for (let length = 0; length < token.length; length++) {
      expect(verify(`Bearer ${token.slice(0, length)}`)).toBe('booking-token');
    }
  });

  it('signed by somebody else, even under a known key id', () => {
    const stranger = createKeyRing([{ id: 'k1', key: randomBytes(32) }]);
    expect(verify(`Bearer ${issueBookingToken(stranger, at(0), OWNER)}`)).toBe('booking-token');
  });

  it('any text at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(verify(`Bearer ${text}`)).toBe('booking-token');
      }),
    );
  });
});
