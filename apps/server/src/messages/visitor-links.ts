import { remindersOff } from '@phial/contract/calls/own-booking';
import type { Language } from '@phial/domain/language';
import type { AppDependencies } from '../app-dependencies.ts';
import type { KeyRing } from '../crypto/key-ring.ts';
import { issueSignedLink, type SignedLink } from '../crypto/signed-link.ts';

/**
 * Where mail programs switch reminders off for their user, by POST (RFC 8058). Its token opens nothing else.
 * @param config with an address of the site
 */
export function remindersOffAddress(
  { keys, config: { publicUrl = '', apiPrefix } }: Pick<AppDependencies, 'keys' | 'config'>,
  link: SignedLink,
): string {
  const path = remindersOff.path.replace(':token', issueSignedLink(keys, 'reminders-off', link));
  return `${publicUrl}${apiPrefix}${path}`;
}

/**
 * The address under which visitors see their booking. Browsers send nobody what stands behind `#`: no log and no
 * referrer has the token.
 * @param publicUrl without a slash at the end
 */
export function ownBookingAddress(
  keys: KeyRing,
  { publicUrl, language, ...link }: SignedLink & { publicUrl: string; language: Language },
): string {
  return `${publicUrl}/?lang=${language}#/booking?link=${issueSignedLink(keys, 'booking', link)}`;
}
