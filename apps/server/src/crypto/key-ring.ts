import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto';
import { type Config, ConfigError } from '../config.ts';
import { decryptBytes, encryptBytes } from './aes-gcm.ts';
import { type MasterKey, parseMasterKeys, readKeyFileNow, readOrMakeKeyFile } from './key-file.ts';
import { UnreadableError } from './unreadable.ts';

/** A text under lock: `bytes` is nonce, ciphertext and tag in this order; `keyId` is stored beside it. */
export interface Encrypted {
  keyId: string;
  bytes: Buffer;
}

export interface LookupHash {
  keyId: string;
  hash: Buffer;
}

/** By which a database knows a key again: a keyed hash of a fixed text. */
export interface KeyCheck {
  keyId: string;
  value: Buffer;
}

/** What a keyed hash is for. One purpose never proves anything for another. */
export type HashPurpose =
  | 'captcha'
  | 'limit'
  | 'idempotency'
  | 'sign-in'
  | 'booking-owner'
  | 'work'
  | 'reminder-opt-out';

/** What leaves the server encrypted and comes back. Each has a sub-key of its own. */
export type CarriedPurpose = 'client-information';

/**
 * Every use of the laboratory's keys. Nobody else touches `node:crypto` for
 * personal data. New values are made with the newest key; older keys still
 * open, find and verify, until the rotation command has rewritten the rows.
 */
export interface KeyRing {
  readonly newestId: string;
  /** Newest first. */
  readonly ids: readonly string[];
  /** The check value of every key, newest first. */
  checks(): KeyCheck[];
  /**
   * Whether a key is in the ring; one from a key file looks there again before it says no, each time: not for a key
   * that a visitor names.
   */
  has(keyId: string): boolean;
  /**
   * @param recordId of the row that will hold the value
   * @param field name of the column; a value copied to another row or column does not open
   */
  encrypt(recordId: string, field: string, text: string): Encrypted;
  /** @throws UnreadableError when the key is unknown or a single bit, the row or the column differ */
  decrypt(recordId: string, field: string, keyId: string, bytes: Buffer): string;
  /** How often a value could not be decrypted so far; for `/metrics`. */
  unreadable(): number;
  /** Encrypts what the server gives away and will be shown again; the key's id is part of what is proved. */
  encryptCarried(purpose: CarriedPurpose, content: Buffer): Encrypted;
  /** @returns undefined when the key is unknown or a single bit differs; the two cannot be distinguished */
  decryptCarried(purpose: CarriedPurpose, keyId: string, bytes: Buffer): Buffer | undefined;
  /**
   * Keyed hashes (32 bytes) of a document number, newest key first: look rows up by all, write the first.
   * @param docNo in the form of `formatDocumentNumber`, `A123456(3)`
   */
  lookupHashes(docNo: string): LookupHash[];
  /** Keyed hash (32 bytes) by the newest key. */
  keyedHash(purpose: HashPurpose, text: string): Buffer;
  /** Keyed hashes (32 bytes) by every key, newest first: look rows up by all, write the first. */
  keyedHashes(purpose: HashPurpose, text: string): LookupHash[];
  /** Whether `hash` is the keyed hash of `text` by any key of the ring; takes the same time either way. */
  matchesKeyedHash(purpose: HashPurpose, text: string, hash: Buffer): boolean;
  /**
   * Signs a short text with the newest key.
   * @param characters of the signature, 6 bits each; 43 are the whole of it
   */
  sign(text: string, characters?: number): { keyId: string; signature: string };
  /** Compares in constant time; an unknown key, or a signature of another length, is simply false. */
  verify(text: string, keyId: string, signature: string, characters?: number): boolean;
}

interface SubKeys {
  id: string;
  encryption: KeyObject;
  lookup: KeyObject;
  signing: KeyObject;
  hashing: KeyObject;
  carried: Readonly<Record<CarriedPurpose, KeyObject>>;
}

/**
 * The keys of `PHIAL_KEYS`, else those of `keys.json` in the data folder, made
 * at the first start. A key that the rotation command adds to the file later is
 * found there when a row asks for it.
 * @throws ConfigError or Error in one line that names the setting or the file
 */
export async function loadKeyRing(config: Pick<Config, 'keys' | 'dataDir'>): Promise<KeyRing> {
  if (config.keys !== undefined) return createKeyRing(keysOfSetting(config.keys));
  const { dataDir } = config;
  return createKeyRing(await readOrMakeKeyFile(dataDir), () => readKeyFileNow(dataDir));
}

function keysOfSetting(text: string): MasterKey[] {
  try {
    return parseMasterKeys(text);
  } catch (error) {
    throw new ConfigError(
      `PHIAL_KEYS cannot be used: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** No purpose of a keyed hash begins like this. */
const CHECKED_TEXT = 'key check';

/** A visitor can name a key that does not exist; the file is read for it at most so often. */
const READ_AGAIN_AFTER_MS = 1_000;

/**
 * @param masters newest first; at least one, ids distinct, 32 bytes each (`key-file.ts` sees to it)
 * @param readAgain where to look for a key that is not among them
 */
export function createKeyRing(
  masters: readonly MasterKey[],
  readAgain?: () => readonly MasterKey[],
): KeyRing {
  let ring = masters.map(deriveSubKeys);
  let readAt = Number.NEGATIVE_INFINITY;
  let unreadable = 0;
  newest();

  function newest(): SubKeys {
    const [first] = ring;
    if (first === undefined) throw new Error('a key ring needs at least one key');
    return first;
  }

  function find(keyId: string, pause = READ_AGAIN_AFTER_MS): SubKeys | undefined {
    const known = ring.find(({ id }) => id === keyId);
    if (known !== undefined || readAgain === undefined) return known;
    if (performance.now() - readAt < pause) return undefined;
    readAt = performance.now();
    try {
      ring = readAgain().map(deriveSubKeys);
    } catch {
      // Whoever made the name up must not meet our trouble with the file; the keys at hand still serve.
      return undefined;
    }
    return ring.find(({ id }) => id === keyId);
  }

  return {
    get newestId() {
      return newest().id;
    },
    get ids() {
      return ring.map((keys) => keys.id);
    },
    checks: () => ring.map((keys) => ({ keyId: keys.id, value: mac(keys.hashing, CHECKED_TEXT) })),
    has: (keyId) => find(keyId, 0) !== undefined,
    encrypt(recordId, field, text) {
      const keys = newest();
      return {
        keyId: keys.id,
        bytes: encryptBytes(keys.encryption, boundTo(recordId, field), Buffer.from(text)),
      };
    },
    decrypt(recordId, field, keyId, bytes) {
      const keys = find(keyId);
      try {
        if (keys === undefined) throw new UnreadableError(`key ${keyId} is not in the key ring`);
        return decryptBytes(keys.encryption, boundTo(recordId, field), bytes).toString('utf8');
      } catch (error) {
        unreadable += 1;
        throw error instanceof UnreadableError
          ? error
          : new UnreadableError(`${field} of ${recordId} does not open with key ${keyId}`);
      }
    },
    unreadable: () => unreadable,
    encryptCarried(purpose, content) {
      const keys = newest();
      return {
        keyId: keys.id,
        bytes: encryptBytes(keys.carried[purpose], boundTo(purpose, keys.id), content),
      };
    },
    decryptCarried(purpose, keyId, bytes) {
      const keys = find(keyId);
      try {
        return keys && decryptBytes(keys.carried[purpose], boundTo(purpose, keyId), bytes);
      } catch {
        return undefined;
      }
    },
    lookupHashes: (docNo) => ring.map((keys) => ({ keyId: keys.id, hash: mac(keys.lookup, docNo) })),
    keyedHash: (purpose, text) => mac(newest().hashing, `${purpose}\n${text}`),
    keyedHashes: (purpose, text) =>
      ring.map((keys) => ({ keyId: keys.id, hash: mac(keys.hashing, `${purpose}\n${text}`) })),
    matchesKeyedHash: (purpose, text, hash) =>
      ring.map((keys) => sameBytes(mac(keys.hashing, `${purpose}\n${text}`), hash)).includes(true),
    sign(text, characters) {
      const keys = newest();
      return {
        keyId: keys.id,
        signature: mac(keys.signing, text).toString('base64url').slice(0, characters),
      };
    },
    verify(text, keyId, signature, characters) {
      const keys = find(keyId);
      // Compared as text: base64url spells the same bytes in several ways, and only one of them is ours.
      const expected = mac((keys ?? newest()).signing, text)
        .toString('base64url')
        .slice(0, characters);
      return sameBytes(Buffer.from(expected), Buffer.from(signature)) && keys !== undefined;
    },
  };
}

/** Constant-time comparison; different lengths are different. */
export function sameBytes(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * One key, one use: the master itself never encrypts or signs (HKDF, RFC 5869).
 * As key objects, because bytes are made into one at each use, which costs four
 * times what the use itself does.
 */
function deriveSubKeys({ id, key }: MasterKey): SubKeys {
  const derive = (use: string) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', key, 'phial', `phial ${use} 1`, 32)));
  return {
    id,
    encryption: derive('encryption'),
    lookup: derive('lookup'),
    signing: derive('signing'),
    hashing: derive('hashing'),
    carried: { 'client-information': derive('client-information') },
  };
}

function mac(key: KeyObject, text: string): Buffer {
  return createHmac('sha256', key).update(text, 'utf8').digest();
}

/** Binds a value to its context, such as row and column. JSON keeps the two apart whatever they contain. */
function boundTo(...context: [string, string]): Buffer {
  return Buffer.from(JSON.stringify(context));
}
