import type { PatientDocument } from '@phial/domain/patient-form';
import type { AppDependencies } from '../app-dependencies.ts';
import type { Database } from '../db/pool.ts';
import { Refused } from '../errors.ts';
import { readHashKey } from './document-hash.sql.ts';

/** The keyed hash of a document number, for rows that are written now. */
export interface DocumentHash {
  keyId: string;
  hash: Buffer;
  /** The hashes by every other key of the ring, which older rows may still carry. */
  older: Buffer[];
}

/**
 * What is hashed of a document: the number of an identity card alone, so that one search finds a person's
 * bookings and what doctors have; of any other the kind as well, as equal texts of two kinds are two persons.
 * @param document its number normalised
 */
export function hashedDocument({ documentType, documentNumber }: PatientDocument): string {
  return documentType === 'HKID' ? documentNumber : `${documentType} ${documentNumber}`;
}

/** The key of the moment as each process last read it; a statement that finds it changed says so. */
const current = new WeakMap<Database, string>();

/**
 * Hashes with the key that the database names, which is the same for all
 * processes at every moment, also while keys are being rotated.
 * @param docNo as `A123456(3)`
 * @throws Error when the ring lacks that key
 */
export async function hashDocument(
  { db, keys }: Pick<AppDependencies, 'db' | 'keys'>,
  docNo: string,
): Promise<DocumentHash> {
  let keyId = current.get(db);
  while (keyId === undefined) keyId = await readHashKey(db, keys.newestId);
  current.set(db, keyId);
  if (!keys.has(keyId)) {
    throw new Error(`document numbers are hashed with key ${keyId}, which is not in the key ring`);
  }
  const hashes = keys.lookupHashes(docNo);
  const now = hashes.find((candidate) => candidate.keyId === keyId);
  if (now === undefined) throw new Error(`key ${keyId} made no hash`);
  return { ...now, older: hashes.filter((candidate) => candidate !== now).map(({ hash }) => hash) };
}

/** Changes of the key to follow in one call before giving up. */
const TURNS = 5;

/**
 * Does work with the hash of a document number, and again with a new hash when
 * the work finds that the key of the moment has changed.
 * @param work answers undefined in that case, and has then changed nothing
 * @throws Refused `busy` when the key keeps changing
 */
export async function withDocumentHash<T>(
  deps: Pick<AppDependencies, 'db' | 'keys'>,
  docNo: string,
  work: (document: DocumentHash) => Promise<T | undefined>,
): Promise<T> {
  for (let turn = 1; turn <= TURNS; turn++) {
    const done = await work(await hashDocument(deps, docNo));
    if (done !== undefined) return done;
    current.delete(deps.db);
  }
  throw new Refused('busy');
}
