import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addKeyToFile } from './key-file.ts';
import { createKeyRing, loadKeyRing } from './key-ring.ts';

const older = { id: 'k1', key: randomBytes(32) };
const newer = { id: 'k2', key: randomBytes(32) };
const before = createKeyRing([older]);
const after = createKeyRing([newer, older]);

const text = fc.string({ unit: 'binary' });

describe('an encrypted value', () => {
  it('decrypts to the original text', () => {
    fc.assert(
      fc.property(text, text, text, (recordId, field, value) => {
        const { keyId, bytes } = before.encrypt(recordId, field, value);
        expect(before.decrypt(recordId, field, keyId, bytes)).toBe(value);
      }),
    );
  });

  it('differs each time and reveals nothing of the text', () => {
    const first = before.encrypt('r', 'name', 'Chan Tai Man').bytes;
    expect(before.encrypt('r', 'name', 'Chan Tai Man').bytes).not.toEqual(first);
    expect(first.toString('latin1')).not.toContain('Chan');
  });

  it('cannot be decrypted with a byte changed, removed or added', () => {
    const { keyId, bytes } = before.encrypt('r', 'docNo', 'A123456(3)');
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const altered = Buffer.from(bytes);
        altered[at] = (altered[at] ?? 0) ^ change;
        expect(() => before.decrypt('r', 'docNo', keyId, altered)).toThrow();
      }),
    );
    for (let length = 0; length < bytes.length; length++) {
      expect(() => before.decrypt('r', 'docNo', keyId, bytes.subarray(0, length))).toThrow();
    }
    expect(() => before.decrypt('r', 'docNo', keyId, Buffer.concat([bytes, Buffer.alloc(1)]))).toThrow();
  });

  it('cannot be decrypted in another row or column, or with another key', () => {
    const { keyId, bytes } = before.encrypt('r1', 'name', 'Chan');
    expect(() => before.decrypt('r2', 'name', keyId, bytes)).toThrow();
    expect(() => before.decrypt('r1', 'email', keyId, bytes)).toThrow();
    expect(() => after.decrypt('r1', 'name', 'k2', bytes)).toThrow();
    expect(() => before.decrypt('r1', 'name', 'k9', bytes)).toThrow('k9');
    const joined = before.encrypt('ab', 'c', 'Chan');
    expect(() => before.decrypt('a', 'bc', joined.keyId, joined.bytes)).toThrow();
  });

  it('can still be decrypted when a newer key comes first', () => {
    const { keyId, bytes } = before.encrypt('r', 'name', 'Chan');
    expect(after.decrypt('r', 'name', keyId, bytes)).toBe('Chan');
    expect(after.encrypt('r', 'name', 'Chan').keyId).toBe('k2');
  });
});

describe('a look-up hash', () => {
  it('is equal for equal numbers, and differs by key and number', () => {
    const [newest, oldest] = after.lookupHashes('A123456(3)');
    expect([newest?.keyId, oldest?.keyId]).toEqual(['k2', 'k1']);
    expect(before.lookupHashes('A123456(3)')).toEqual([oldest]);
    expect(newest?.hash).not.toEqual(oldest?.hash);
    expect(before.lookupHashes('A123456(4)')[0]?.hash).not.toEqual(oldest?.hash);
    expect(oldest?.hash).toHaveLength(32);
  });
});

describe('a keyed hash', () => {
  it('is valid for one purpose only, with any key of the ring', () => {
    const hash = before.keyedHash('captcha', 'A3K7');
    expect(after.matchesKeyedHash('captcha', 'A3K7', hash)).toBe(true);
    expect(after.matchesKeyedHash('limit', 'A3K7', hash)).toBe(false);
    expect(after.matchesKeyedHash('captcha', 'A3K4', hash)).toBe(false);
    expect(after.matchesKeyedHash('captcha', 'A3K7', hash.subarray(1))).toBe(false);
    expect(hash).not.toEqual(before.lookupHashes('captcha\nA3K7')[0]?.hash);
  });
});

describe('keys of the settings', () => {
  const load = (keys: string) => loadKeyRing({ keys, dataDir: '/nowhere' });
  const key = randomBytes(32).toString('base64');

  it('are ordered newest first', async () => {
    const ring = await load(`2027:${key}, 2026:${randomBytes(32).toString('base64')}`);
    expect(ring.ids).toEqual(['2027', '2026']);
    expect(ring.newestId).toBe('2027');
  });

  it.each([
    ['2027', 'entry 1 needs an id'],
    [`:${key}`, 'entry 1 needs an id'],
    [`a:${key},b:c2hvcnQ=`, 'entry 2 must be 32 bytes'],
    [`a:${key},a:${key}`, 'same id'],
    [',', 'no key'],
  ])('%s is refused in one line that shows no key', async (keys, words) => {
    const message = await load(keys).then(String, (error: Error) => `${error.name} ${error.message}`);
    expect(message).toContain(words);
    expect(message).toMatch(/^ConfigError PHIAL_KEYS[^\n]+$/);
    expect(message).not.toContain(key);
  });
});

describe('the key file', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = join(await mkdtemp(join(tmpdir(), 'phial keys ')), 'data');
  });
  afterEach(() => rm(join(dataDir, '..'), { recursive: true }));

  it('is created once, readable by its owner only', async () => {
    const rings = await Promise.all(Array.from({ length: 12 }, () => loadKeyRing({ dataDir })));
    const hashes = rings.map((ring) => ring.keyedHash('limit', 'x').toString('hex'));
    expect(new Set(hashes).size).toBe(1);
    expect(await readdir(dataDir)).toEqual(['keys.json']);
    expect((await stat(join(dataDir, 'keys.json'))).mode & 0o777).toBe(0o600);
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
  });

  it('gets its mode back when a backup left it readable', async () => {
    await loadKeyRing({ dataDir });
    await chmod(join(dataDir, 'keys.json'), 0o644);
    await loadKeyRing({ dataDir });
    expect((await stat(join(dataDir, 'keys.json'))).mode & 0o777).toBe(0o600);
  });

  it('is read again for a key that the database names, even just after a visitor made one up', async () => {
    const ring = await loadKeyRing({ dataDir });
    expect(ring.verify('text', 'made-up', 'signature')).toBe(false);
    const newestId = (await addKeyToFile(dataDir))[0]?.id ?? '';
    expect(ring.verify('text', newestId, 'signature')).toBe(false);
    expect(ring.newestId).not.toBe(newestId);
    expect(ring.has(newestId)).toBe(true);
    expect(ring.newestId).toBe(newestId);
  });

  it('is not replaced when it cannot be parsed', async () => {
    await loadKeyRing({ dataDir });
    const path = join(dataDir, 'keys.json');
    await writeFile(path, '{"keys":[');
    await expect(loadKeyRing({ dataDir })).rejects.toThrow(path);
    expect(await readFile(path, 'utf8')).toBe('{"keys":[');
  });
});
