import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { chmod, link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '../config.ts';
import { systemErrorCode } from '../system-error.ts';

const KEY_BYTES = 32;
const KEY_FILE = 'keys.json';

/** A master key as it stands in `PHIAL_KEYS` or `keys.json`; 32 bytes. */
export interface MasterKey {
  id: string;
  key: Buffer;
}

/**
 * @param text `id:base64,id:base64`, newest first, as in `PHIAL_KEYS`
 * @throws Error saying which entry is wrong, without showing any part of a key
 */
export function parseMasterKeys(text: string): MasterKey[] {
  const masters = text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry, index) => {
      const [, id = '', base64 = ''] = entry.match(/^([^:]*):(.*)$/) ?? [];
      return checkedKey(id, base64, `entry ${index + 1}`);
    });
  if (masters.length === 0) throw new Error('no key is given');
  const ids = new Set(masters.map(({ id }) => id));
  if (ids.size !== masters.length) throw new Error('two keys have the same id');
  return masters;
}

/** Where the keys of a data folder are. */
export function keyFilePath(dataDir: string): string {
  return join(dataDir, KEY_FILE);
}

/** Whether a data folder has a key file. */
export async function hasKeyFile(dataDir: string): Promise<boolean> {
  return (await readIfThere(keyFilePath(dataDir))) !== undefined;
}

/**
 * Reads `keys.json` of the data folder and makes it at the first start, mode
 * 0600. Several processes may start at once: the file appears whole under its
 * name or not at all, and everybody reads the one that came first.
 * @throws ConfigError naming the file when it cannot be read or understood
 */
export async function readOrMakeKeyFile(dataDir: string): Promise<MasterKey[]> {
  const path = keyFilePath(dataDir);
  return parseKeyFile((await readIfThere(path)) ?? (await makeKeyFile(dataDir, path)), path);
}

/**
 * The keys of the settings or of `keys.json`, as `PHIAL_KEYS` has them.
 * @throws ConfigError when there are none
 */
export async function readKeysAsText({ keys, dataDir }: { keys?: string | undefined; dataDir: string }) {
  if (keys !== undefined) return keys;
  const path = keyFilePath(dataDir);
  const text = await readIfThere(path);
  if (text === undefined) throw new ConfigError(`${path} is missing: restore it from the backup of the keys`);
  const masters = parseKeyFile(text, path);
  return masters.map(({ id, key }) => `${id}:${key.toString('base64')}`).join(',');
}

/** The file as it is at this moment, in the middle of a call that met a key it does not know. */
export function readKeyFileNow(dataDir: string): MasterKey[] {
  const path = keyFilePath(dataDir);
  return parseKeyFile(readFileSync(path, 'utf8'), path);
}

/**
 * Puts a new key first in `keys.json`, as the newest. The file is replaced in
 * one step, so that a server reading it sees the old one or the new one whole.
 * @returns all keys, newest first
 */
export async function addKeyToFile(dataDir: string): Promise<MasterKey[]> {
  const path = keyFilePath(dataDir);
  const known = await readOrMakeKeyFile(dataDir);
  const numbers = known.map(({ id }) => Number(/^k(\d+)$/.exec(id)?.[1] ?? 0));
  const added = { id: `k${Math.max(...numbers) + 1}`, key: randomBytes(KEY_BYTES) };
  const keys = [added, ...known];
  await rename(await writeDraft(dataDir, keys), path);
  return keys;
}

/**
 * @param path for the message
 * @throws ConfigError when it is not the content of a key file
 */
export function parseKeyFile(text: string, path: string): MasterKey[] {
  try {
    const { keys } = JSON.parse(text) as { keys: { id: string; key: string }[] };
    return parseMasterKeys(keys.map(({ id, key }) => `${id}:${key}`).join(','));
  } catch {
    throw new ConfigError(
      `${path} is not a key file: restore it from the backup (without it no booking can be read)`,
    );
  }
}

/** What a key file contains. */
export function keyFileText(masters: readonly MasterKey[]): string {
  const keys = masters.map(({ id, key }) => ({ id, key: key.toString('base64') }));
  return `${JSON.stringify({ keys }, undefined, 2)}\n`;
}

/** @returns path of a whole, synced file beside the real one */
async function writeDraft(dataDir: string, masters: readonly MasterKey[]): Promise<string> {
  const draft = join(dataDir, `.${KEY_FILE}.${randomBytes(8).toString('hex')}`);
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(keyFileText(masters));
    await file.sync();
  } finally {
    await file.close();
  }
  return draft;
}

async function makeKeyFile(dataDir: string, path: string): Promise<string> {
  await writeKeyFile(dataDir, [{ id: 'k1', key: randomBytes(KEY_BYTES) }]);
  return readFile(path, 'utf8');
}

/** Makes the key file of a data folder with these keys. @returns false, having done nothing, when there is one */
export async function writeKeyFile(dataDir: string, masters: readonly MasterKey[]): Promise<boolean> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const draft = await writeDraft(dataDir, masters);
  try {
    // A link, not a rename: it never replaces the file another process has just made.
    await link(draft, keyFilePath(dataDir));
    return true;
  } catch (error) {
    if (systemErrorCode(error) !== 'EEXIST') throw error;
    return false;
  } finally {
    await rm(draft, { force: true });
  }
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    const text = await readFile(path, 'utf8');
    // A copy from a backup may have come back readable for everybody.
    await chmod(path, 0o600);
    return text;
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === 'ENOENT') return undefined;
    throw new ConfigError(`${path} cannot be read (${code}): it must be a file of the user that runs Phial`);
  }
}

function checkedKey(id: string, base64: string, where: string): MasterKey {
  if (!/^[\w-]{1,32}$/.test(id))
    throw new Error(`${where} needs an id of letters, digits, - or _ before the colon`);
  const key = Buffer.from(base64, 'base64');
  if (key.length !== KEY_BYTES) throw new Error(`the key of ${where} must be ${KEY_BYTES} bytes in base64`);
  return { id, key };
}
