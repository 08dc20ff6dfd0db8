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

/** Deleted in one transaction, so that each ends within the time of a statement however many there are. */
const DELETED_AT_ONCE = 2_000;

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

/** Milliseconds. The first of two calls has spent the captcha and books in another process at this moment. */
const WAIT_FOR_FIRST = [50, 100, 200];

/**
 * Does what was submitted; where it is refused and is a repeat, returns what its first try was answered. What is
 * spent, full or already booked for a repeat may be that first try's.
 * @throws what `work` throws where there was none
 */
export async function orFirstAnswer(
  deps: Pick<AppDependencies, 'db' | 'keys'>,
  submission: Submission | undefined,
  work: () => Promise<string>,
): Promise<string> {
  try {
    return await work();
  } catch (error) {
    if (submission === undefined || !(error instanceof Refused)) throw error;
    const pauses = error.code === 'captcha-wrong' ? WAIT_FOR_FIRST : [];
    const first = await findStoredResponse(deps, submission, pauses);
    if (first === undefined) throw error;
    return first;
  }
}

/**
 * The bookings that a stored answer is about, and the document numbers they were made with.
 * @returns none when it was encrypted with a key that is no longer there: nobody can read it any more
 */
export function subjectsOfAnswer(
  { keys }: Pick<AppDependencies, 'keys'>,
  stored: { key_hash: Buffer; key_id: string; response: Buffer },
): Subject[] {
  if (!keys.has(stored.key_id)) return [];
  const answer = keys.decrypt(stored.key_hash.toString('hex'), COLUMN, stored.key_id, stored.response);
  const { data } = JSON.parse(answer) as { data: Subject | { record: Subject }[] };
  return Array.isArray(data) ? data.map(({ record }) => record) : [data];
}

type Subject = { docNo: string; apptRecordId: string };

/** Not keyed, so that it is found again after a rotation; the key is the client's random number and says nothing. */
function hashOfKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

/** Deletes the stored responses once they are a day old. */
export const dropStoredResponses: Job = {
  name: 'drop-old-answers',
  everySeconds: 3600,
  work: ({ db, clock }) =>
    deleteStoredResponses(db, new Date(clock.now().getTime() - KEEP_RESPONSES_MS), DELETED_AT_ONCE),
  untilDone: true,
};
