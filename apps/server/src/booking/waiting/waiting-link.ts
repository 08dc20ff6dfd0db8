import type { KeyRing } from '../../crypto/key-ring.ts';
import { issueSignedLink, readSignedLink } from '../../crypto/signed-link.ts';
import { Refused } from '../../errors.ts';

/** The link by which an entry is seen and ended, and its offers are taken. It opens the entry as long as it is kept. */
export function signWaitingLink(keys: KeyRing, entryId: string): string {
  return issueSignedLink(keys, 'waiting', { id: entryId, version: 0 });
}

/**
 * @returns the id of the entry
 * @throws Refused `waiting-link` when it is altered
 */
export function readWaitingLink(keys: KeyRing, link: string): string {
  const named = readSignedLink(keys, 'waiting', link);
  if (named === undefined) throw new Refused('waiting-link');
  return named.id;
}
