import { randomUUID } from 'node:crypto';
import { normaliseLogin } from '@phial/domain/account';
import { isEmail } from '@phial/domain/identity/email';
import type { Language } from '@phial/domain/language';
import type { AppDependencies } from '../../app-dependencies.ts';
import { recordEvent } from '../../audit/record-event.ts';
import { hashPassword } from '../../crypto/password-hash.ts';
import { Refused } from '../../errors.ts';
import { setPassword } from '../account.sql.ts';
import { inEvenTime } from '../even-time.ts';
import { assertNewPassword, assertUncommon } from '../own-account.service.ts';
import { tokenHash } from '../sessions/secret-token.ts';
import { deleteSessions } from '../sessions/session.sql.ts';
import { deleteDevices } from '../sign-in/known-device.sql.ts';
import { sendsLinks } from './can-be-mailed.ts';
import { findReset, queueReset, takeReset } from './password-reset.sql.ts';

/** An owner who asks again at once finds the first e-mail; a stranger cannot fill the mailbox. */
const AGAIN_AFTER_MS = 5 * 60_000;

/**
 * Queues an e-mail with a link, if there is an account of this login; the answer is the same if not, after the same time.
 * @throws Refused `not-found` where no links can be sent, `email-invalid` for a user name, `too-many-requests`
 */
export async function requestReset(
  deps: AppDependencies,
  request: { login: string; language: Language; address: string },
): Promise<void> {
  const { db, clock, config, limits } = deps;
  if (!sendsLinks(config)) throw new Refused('not-found');
  const login = normaliseLogin(request.login);
  if (!isEmail(login)) throw new Refused('email-invalid');
  await limits.consume('password-reset', { address: request.address });
  const now = clock.now();
  await inEvenTime(() =>
    db.transaction(async (tx) => {
      const account = await queueReset(tx, {
        id: randomUUID(),
        login,
        language: request.language,
        now,
        notSince: new Date(now.getTime() - AGAIN_AFTER_MS),
        samples: !config.production,
      });
      if (account === undefined) return;
      const detail = { account };
      await recordEvent(tx, { at: now, actor: 'visitor', action: 'password-reset-requested', detail });
    }),
  );
}

/**
 * Whose link it is, for the page and for password managers; does not use it up.
 * @throws Refused `link-invalid`, `too-many-requests`
 */
export async function readReset(
  deps: AppDependencies,
  { token, address }: { token: string; address: string },
): Promise<{ login: string }> {
  await deps.limits.consume('password-link', { address });
  return { login: (await goodReset(deps, token)).login };
}

/**
 * Chooses a new password by a link. All sessions end, and devices are no longer known; a second factor is asked for at
 * the next sign-in as before.
 * @throws Refused `link-invalid`, `too-many-requests`, and by the rules of a new password, which leave the link good
 */
export async function choosePassword(
  deps: AppDependencies,
  { token, newPassword, address }: { token: string; newPassword: string; address: string },
): Promise<void> {
  await deps.limits.consume('password-link', { address });
  const { accountId, login } = await goodReset(deps, token);
  assertNewPassword(newPassword, login);
  await assertUncommon(newPassword);
  const passwordHash = await hashPassword(newPassword);
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    if (!(await takeReset(tx, tokenHash(token), now))) throw new Refused('link-invalid');
    await setPassword(tx, { id: accountId, passwordHash, mustChange: false, now });
    await deleteSessions(tx, accountId);
    await deleteDevices(tx, accountId);
    await recordEvent(tx, { at: now, actor: { account: accountId }, action: 'password-chosen-by-link' });
  });
}

async function goodReset({ db, clock }: AppDependencies, token: string) {
  const reset = await findReset(db, tokenHash(token), clock.now());
  if (reset === undefined) throw new Refused('link-invalid');
  return reset;
}
