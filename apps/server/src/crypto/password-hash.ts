import { randomBytes, randomInt } from 'node:crypto';
import { normalisePassword } from '@phial/domain/account';
import { Refused } from '../errors.ts';
import { processorShare } from '../peers/machine-share.ts';
import { threadPool } from '../thread-pool.ts';
import type { Argon2Input } from './argon2-thread.ts';
import { sameBytes } from './key-ring.ts';

/** What OWASP asks of Argon2id at least: 19 MiB, two passes. A hash made with less is made anew at a sign-in. */
const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const TAG_BYTES = 32;
const VERSION = 19;

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z\d+/]+)\$([A-Za-z\d+/]+)$/;

/** Letters and digits that nobody takes for one another. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 5;
const SIGNS_A_GROUP = 4;

/**
 * @returns Argon2id in PHC form, `$argon2id$v=19$m=19456,t=2,p=1$salt$tag`
 * @throws Refused `busy` when too many passwords wait to be hashed
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const { memory, passes, parallelism } = PARAMETERS;
  const tag = await tagOf(password, { ...PARAMETERS, salt, tagLength: TAG_BYTES });
  return `$argon2id$v=${VERSION}$m=${memory},t=${passes},p=${parallelism}$${plain(salt)}$${plain(tag)}`;
}

/**
 * Whether a password is the one of a hash; the tags are compared in constant time.
 * @param hash as {@link hashPassword} makes it, also with other parameters; any other text fits no password,
 *   after the time that a comparison takes
 */
export async function matchesPassword(password: string, hash: string): Promise<boolean> {
  const read = readHash(hash);
  if (read === undefined) {
    await tagOf(password, { ...PARAMETERS, salt: Buffer.alloc(SALT_BYTES), tagLength: TAG_BYTES });
    return false;
  }
  return sameBytes(await tagOf(password, { ...read, tagLength: read.tag.length }), read.tag);
}

/** Whether a hash was made with other parameters than new ones are. */
export function isOutdatedHash(hash: string): boolean {
  const read = readHash(hash);
  return (
    read === undefined ||
    read.memory !== PARAMETERS.memory ||
    read.passes !== PARAMETERS.passes ||
    read.parallelism !== PARAMETERS.parallelism
  );
}

/** A password to be shown once: 99 bits, `abcd-efgh-jkmn-pqrs-tuvw`. */
export function randomPassword(): string {
  const group = () => Array.from({ length: SIGNS_A_GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

interface TagInput {
  memory: number;
  passes: number;
  parallelism: number;
  salt: Buffer;
  tagLength: number;
}

function tagOf(password: string, { salt, ...parameters }: TagInput): Promise<Buffer> {
  return deriveArgon2({ message: normalisePassword(password), nonce: salt, ...parameters });
}

function readHash(hash: string) {
  const [, memory, passes, parallelism, salt, tag] = PHC.exec(hash) ?? [];
  if (salt === undefined || tag === undefined) return undefined;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

/** Base64 without padding, as the PHC form has it. */
function plain(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

/** Some seconds' worth; later ones are asked to try again. */
const LONGEST_QUEUE = 200;

const threads = threadPool<Argon2Input, Uint8Array>(
  new URL('./argon2-thread.ts', import.meta.url),
  'tagOf',
  processorShare,
);

/**
 * Argon2id in threads of its own: those of the process read files and compress pages, and must not queue behind two
 * hundred sign-ins. Half of the processors at most hash passwords, but one for each process.
 * @throws Refused `busy` when too many wait
 */
async function deriveArgon2(input: Argon2Input): Promise<Buffer> {
  if (threads.queueSize >= LONGEST_QUEUE) throw new Refused('busy');
  return Buffer.from(await threads.run(input));
}
