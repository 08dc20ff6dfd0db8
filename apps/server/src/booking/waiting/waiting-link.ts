import { parseUuid } from '@phial/domain/uuid';
import type { KeyRing } from '../../crypto/key-ring.ts';
import { Refused } from '../../errors.ts';

/**
 * The proof that somebody may see and end an entry of the waiting list, and take what it is offered:
 * `entryId.keyId.signature`. It is good for as long as the entry is kept.
 */
export function signWaitingLink(keys: KeyRing, entryId: string): string {
  const { keyId, signature } = keys.sign(signedText(entryId));
  return `${entryId}.${keyId}.${signature}`;
}

/**
 * @returns the id of the entry
 * @throws Refused `waiting-link` when it is altered
 */
export function readWaitingLink(keys: KeyRing, link: string): string {
  const [, id = '', keyId = '', signature = ''] = link.match(/^([\w-]+)\.([\w-]+)\.([\w-]+)$/) ?? [];
  const entryId = parseUuid(id);
  if (entryId === undefined || !keys.verify(signedText(entryId), keyId, signature))
    throw new Refused('waiting-link');
  return entryId;
}

/** The prefix keeps a signature made for something else from passing. */
function signedText(entryId: string): string {
  return `waiting-link\n${entryId}`;
}
