import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { AppDependencies } from '../app-dependencies.ts';
import { Refused } from '../errors.ts';
import type { Job } from '../jobs/jobs.ts';
import type { StoredResponse } from './create.sql.ts';
import { deleteStoredResponses, readStoredResponse } from './idempotency.sql.ts';

/** One submission of a client: its Idempotency-Key, and what it asks for as one text. */
export interface Submission {
  key: string;
  /** Everything that makes it the same booking; neither captcha nor hold, which a repeat may have to renew. */
  content: string;
}

/** How long a response is kept. */
const KEEP_RESPONSES_MS = 24 * 3_600_000;

const PURPOSE = 'idempotency';
const COLUMN = 'response';

/** What the create statement keeps, encrypted: the response holds personal data. */
export function encryptResponse(
  { keys }: Pick<AppDependencies, 'keys'>,
  { key, content }: Submission,
  answer: string,
): StoredResponse {
  const keyHash = hashOfKey(key);
  const { keyId, bytes } = keys.encrypt(keyHash.toString('hex'), COLUMN, answer);
  return { keyHash, bodyHash: keys.keyedHash(PURPOSE, content), keyId, response: bytes };
}

/**
 * The answer that a submission was given before, byte for byte.
 * @param pauses milliseconds to wait before each further look
 * @returns undefined when it was not answered yet
 * @throws Refused `idempotency-mismatch` when the key was used for something else
 */
export async function findStoredResponse(
  { db, keys }: Pick<AppDependencies, 'db' | 'keys'>,
  { key, content }: Submission,
  pauses: readonly number[] = [],
): Promise<string | undefined> {
  const keyHash = hashOfKey(key);
  let stored = await readStoredResponse(db, keyHash);
  for (const milliseconds of pauses) {
    if (stored !== undefined) break;
    await pause(milliseconds);
    stored = await readStoredResponse(db, keyHash);
  }
  if (stored === undefined) return undefined;
  if (!keys.matchesKeyedHash(PURPOSE, content, stored.body_hash)) throw new Refused('idempotency-mismatch');
  return keys.decrypt(keyHash.toString('hex'), COLUMN, stored.key_id, stored.response);
}

/**
 * The booking that a stored answer is about, and the document number it was made with.
 * @returns undefined when it was encrypted with a key that is no longer there: nobody can read it any more
 */
export function subjectOfAnswer(
  { keys }: Pick<AppDependencies, 'keys'>,
  stored: { key_hash: Buffer; key_id: string; response: Buffer },
): { docNo: string; apptRecordId: string } | undefined {
  if (!keys.has(stored.key_id)) return undefined;
  const answer = keys.decrypt(stored.key_hash.toString('hex'), COLUMN, stored.key_id, stored.response);
  return (JSON.parse(answer) as { data: { docNo: string; apptRecordId: string } }).data;
}

/** Not keyed, so that it is found again after a rotation; the key is the client's random number and says nothing. */
function hashOfKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

/** Deletes the stored responses once they are a day old. */
export const dropStoredResponses: Job = {
  name: 'drop-old-answers',
  everySeconds: 3600,
  work: ({ db, clock }) => deleteStoredResponses(db, new Date(clock.now().getTime() - KEEP_RESPONSES_MS)),
};
