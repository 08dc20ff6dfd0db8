import type { PatientDocument } from '@phial/domain/orders/patient-form';
import type { AppDependencies } from '../app-dependencies.ts';
import type { Database, Queryable } from '../db/pool.ts';
import { Refused } from '../errors.ts';
import { lockHashKey, readHashKey } from './document-hash.sql.ts';
import type { KeyRing } from './key-ring.ts';

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

/**
 * The key that the database names for hashes, which is the same for all processes at every moment, also while keys
 * are being rotated. The ring looks into the key file again where it does not know the key.
 */
export async function readCurrentKey({ db, keys }: Pick<AppDependencies, 'db' | 'keys'>): Promise<string> {
  let keyId: string | undefined;
  while (keyId === undefined) keyId = await readHashKey(db, keys.newestId);
  keys.has(keyId);
  return keyId;
}

/**
 * Begins every transaction that encrypts or hashes something of an order or a
 * patient: until it ends no rotation of keys can begin, so that none passes by
 * what is being written. Rotation, the other way about, waits for these.
 * @returns the key that document numbers are hashed with
 * @throws Error when the ring lacks it
 */
export async function holdCurrentKey(
  tx: Queryable,
  deps: Pick<AppDependencies, 'db' | 'keys'>,
): Promise<string> {
  let keyId = await lockHashKey(tx);
  while (keyId === undefined) {
    await readCurrentKey(deps);
    keyId = await lockHashKey(tx);
  }
  assertInRing(deps.keys, keyId);
  return keyId;
}

function assertInRing(keys: KeyRing, keyId: string): void {
  if (!keys.has(keyId)) {
    throw new Error(`document numbers are hashed with key ${keyId}, which is not in the key ring`);
  }
}

/** The key of the moment as each process last read it; a statement that finds it changed says so. */
const current = new WeakMap<Database, string>();

/**
 * Hashes with the key that the database names.
 * @param docNo as `A123456(3)`
 * @throws Error when the ring lacks that key
 */
export async function hashDocument(
  deps: Pick<AppDependencies, 'db' | 'keys'>,
  docNo: string,
): Promise<DocumentHash> {
  const { db, keys } = deps;
  const keyId = current.get(db) ?? (await readCurrentKey(deps));
  current.set(db, keyId);
  assertInRing(keys, keyId);
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
  return withDocumentHashes(deps, [docNo], ([document]) => work(document as DocumentHash));
}

/** {@link withDocumentHash} for several numbers, whose hashes come in the same order. */
export async function withDocumentHashes<T>(
  deps: Pick<AppDependencies, 'db' | 'keys'>,
  docNos: readonly string[],
  work: (documents: DocumentHash[]) => Promise<T | undefined>,
): Promise<T> {
  for (let turn = 1; turn <= TURNS; turn++) {
    const documents: DocumentHash[] = [];
    for (const docNo of docNos) documents.push(await hashDocument(deps, docNo));
    const done = await work(documents);
    if (done !== undefined) return done;
    current.delete(deps.db);
  }
  throw new Refused('busy');
}
