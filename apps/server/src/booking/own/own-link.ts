import type { KeyRing } from '../../crypto/key-ring.ts';
import { issueSignedLink, type SignedLink } from '../../crypto/signed-link.ts';

/** The token by which visitors see, change and cancel their one booking (docs/decisions/067-link-of-ones-own.md). */
export function bookingLink(keys: KeyRing, link: SignedLink): string {
  return issueSignedLink(keys, 'booking', link);
}
