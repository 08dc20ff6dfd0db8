import { randomBytes } from 'node:crypto';
import type { ClientInformation } from '@phial/domain/booking/client-information-form';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createKeyRing, type KeyRing } from '../../crypto/key-ring.ts';
import { decryptClientInformation, encryptClientInformation } from './client-information-code.ts';

const older = { id: 'k1', key: randomBytes(32) };
const newer = { id: 'k2', key: randomBytes(32) };
const keys = createKeyRing([older]);
const START = Date.parse('2026-03-02T09:00:00+08:00');

const at = (milliseconds: number) => ({ now: () => new Date(START + milliseconds) });

const CLIENT: ClientInformation = {
  userName: '陳大文',
  enName: 'CHAN Tai Man',
  birthday: '1946-02-08',
  sex: 'M',
  cardType: 'HKID',
  idCard: 'A123456(3)',
  travelCardType: '',
  travelCardNumber: '',
  telephone: '01234567',
  email: 'chan@lab.example',
};

/** The client, or the code of the refusal. */
function open(token: string, milliseconds = 0, ring: KeyRing = keys): unknown {
  try {
    return decryptClientInformation(ring, at(milliseconds), token);
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error;
  }
}

const { token, expiresAt } = encryptClientInformation(keys, at(0), CLIENT);

describe('a client information code', () => {
  it('decrypts to the client', () => {
    expect(open(token)).toEqual(CLIENT);
    expect(open(` ${token}\r\n`)).toEqual(CLIENT);
  });

  it('keeps every text that can be typed', () => {
    const text = fc.string({ unit: 'binary' }).map((typed) => typed.replaceAll('\n', ''));
    fc.assert(
      fc.property(text, text, (userName, email) => {
        const client = { ...CLIENT, userName, email };
        expect(open(encryptClientInformation(keys, at(0), client).token)).toEqual(client);
      }),
    );
  });

  it('lasts 3600 seconds', () => {
    expect(expiresAt.getTime()).toBe(START + 3_600_000);
    expect(open(token, 3_599_999)).toEqual(CLIENT);
    expect(open(token, 3_600_000)).toBe('qr-code-invalid');
    expect(open(token, 3_601_000)).toBe('qr-code-invalid');
  });

  it('stays valid when a newer key is added', () => {
    expect(open(token, 0, createKeyRing([newer, older]))).toEqual(CLIENT);
    expect(open(token, 0, createKeyRing([newer]))).toBe('qr-code-invalid');
  });

  it('reveals nothing, differs each time, and fits a QR code readable at arm’s length', () => {
    const shown = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8');
    for (const value of Object.values(CLIENT).filter((text) => text.length > 2)) {
      expect(shown).not.toContain(value);
      expect(token).not.toContain(value);
    }
    expect(encryptClientInformation(keys, at(0), CLIENT).token).not.toBe(token);
    expect(token).toMatch(/^k1\.[\w-]{100,190}$/);
  });
});

describe('refused in the same way', () => {
  it.each(['', '.', 'k1', 'k1.', '.abc', 'k1.abc', 'k9.abc', `${token}.x`, `${token}=`, `https://${token}`])(
    '%s',
    (text) => {
      expect(open(text)).toBe('qr-code-invalid');
    },
  );

  it('any character changed', () => {
    fc.assert(
      fc.property(
        fc.nat(token.length - 1),
        fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=+/é'),
        (position, sign) => {
          fc.pre(token[position] !== sign);
          expect(open(`${token.slice(0, position)}${sign}${token.slice(position + 1)}`)).toBe(
            'qr-code-invalid',
          );
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('any truncation', () => {
    for (let length = 0; length < token.length; length++) {
      expect(open(token.slice(0, length))).toBe('qr-code-invalid');
    }
  });

  it('encrypted by another laboratory, even under a known key id', () => {
    const stranger = createKeyRing([{ id: 'k1', key: randomBytes(32) }]);
    expect(open(encryptClientInformation(stranger, at(0), CLIENT).token)).toBe('qr-code-invalid');
  });

  it('encrypted by us for another purpose', () => {
    const { keyId, bytes } = keys.encrypt('client-information', 'k1', '\u0000'.repeat(6));
    expect(open(`${keyId}.${bytes.toString('base64url')}`)).toBe('qr-code-invalid');
  });

  it('under the id of another key of the ring', () => {
    const both = createKeyRing([newer, older]);
    expect(open(token.replace('k1.', 'k2.'), 0, both)).toBe('qr-code-invalid');
  });

  it('any text at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(open(text)).toBe('qr-code-invalid');
      }),
    );
  });
});
