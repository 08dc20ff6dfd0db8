import { argon2Sync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashPassword, isOutdatedHash, matchesPassword, randomPassword } from './password-hash.ts';

const PASSWORD = 'correct horse battery';

function weakHash(): string {
  const salt = Buffer.from('sixteen bytes ok');
  const tag = argon2Sync('argon2id', {
    message: PASSWORD,
    nonce: salt,
    memory: 64,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
  });
  const text = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=64,t=1,p=1$${text(salt)}$${text(tag)}`;
}

describe('a password hash', () => {
  it('is Argon2id in PHC form with its own salt, and matches its password only', async () => {
    const [one, two] = [await hashPassword(PASSWORD), await hashPassword(PASSWORD)];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(two);
    expect(await matchesPassword(PASSWORD, one)).toBe(true);
    expect(await matchesPassword(`${PASSWORD} `, one)).toBe(false);
    expect(isOutdatedHash(one)).toBe(false);
  });

  it('with other parameters still matches, and is recognised', async () => {
    expect(await matchesPassword(PASSWORD, weakHash())).toBe(true);
    expect(isOutdatedHash(weakHash())).toBe(true);
  });

  it.each(['', 'x', '$argon2id$v=19$m=1', '$2b$12$abc'])('"%s" fits nothing', async (hash) => {
    expect(await matchesPassword(PASSWORD, hash)).toBe(false);
    expect(await matchesPassword('', hash)).toBe(false);
  });
});

it('creates a different random password each time', () => {
  const made = Array.from({ length: 50 }, randomPassword);
  expect(new Set(made).size).toBe(50);
  for (const password of made) expect(password).toMatch(/^(?:[a-z2-9]{4}-){4}[a-z2-9]{4}$/);
});
