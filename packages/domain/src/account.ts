import { toHalfWidth } from './text/text.ts';

/** Who may sign in at the staff and doctor site; patients have no accounts. */
export const ROLES = ['counter', 'manager', 'administrator', 'doctor'] as const;
export type Role = (typeof ROLES)[number];

/** PENDING: a doctor who asked and was not approved yet. */
export type AccountState = 'PENDING' | 'ACTIVE' | 'DISABLED';

const LOGIN = /^[a-z\d][a-z\d._@+-]{2,253}$/;
const SHORTEST_PASSWORD = 12;
const LONGEST_PASSWORD = 128;
/** A shorter login turns up in a good password by chance. */
const SHORTEST_TELLING_LOGIN = 4;

/** Trimmed, half-width, lower case: the form in which logins are stored and compared. */
export function normaliseLogin(text: string): string {
  return toHalfWidth(text).trim().toLowerCase();
}

/** Whether a normalised text can be a login: an e-mail address or a user name of 3 to 254 letters, digits and `._@+-`. */
export function isLogin(login: string): boolean {
  return LOGIN.test(login);
}

/** One spelling for what keyboards compose in several ways (NFKC, as NIST SP 800-63B advises). */
export function normalisePassword(password: string): string {
  return password.normalize('NFKC');
}

/**
 * What is wrong with a new password; undefined when it will do. Length is what
 * counts, 12 to 128 characters (code points), not the kinds of signs in it.
 * @param login normalised; neither it nor its part before `@` may be in the password
 */
export function newPasswordError(
  password: string,
  login: string,
): 'password-length' | 'password-holds-login' | undefined {
  const normalised = normalisePassword(password);
  const length = [...normalised].length;
  if (length < SHORTEST_PASSWORD || length > LONGEST_PASSWORD) return 'password-length';
  const lower = normalised.toLowerCase();
  const loginParts = [login, login.split('@', 1)[0] ?? ''].filter(
    (part) => part.length >= SHORTEST_TELLING_LOGIN,
  );
  return loginParts.some((part) => lower.includes(part)) ? 'password-holds-login' : undefined;
}
