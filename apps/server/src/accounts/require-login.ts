import { Refused } from '../errors.ts';

/**
 * For calls of staff and doctors, as the `onRequest` hook of their routes: they
 * are refused before anything of the body is read. Accounts come with the staff
 * site; until then nobody has a login.
 * @throws Refused `login-expired`: code 301 under HTTP 401 (D-100)
 */
export async function requireLogin(): Promise<never> {
  throw new Refused('login-expired');
}
