import { accountEmails as en } from '@phial/content/messages/en/account-emails';
import { accountEmails as tw } from '@phial/content/messages/tw/account-emails';
import { accountEmails as zh } from '@phial/content/messages/zh/account-emails';
import type { Language } from '@phial/domain/language';
import type { AppDependencies } from '../../app-dependencies.ts';
import { readLaboratory } from '../../content/published-document.ts';
import { allowRest } from '../../db/locks.ts';
import type { Job } from '../../jobs/jobs.ts';
import { SendFailure } from '../../mail/send-failure.ts';
import { staffAddress } from '../../staff-address.ts';
import { newToken, tokenHash } from '../sessions/secret-token.ts';
import { claimReset, settleReset } from './password-reset.sql.ts';

/** From when the e-mail goes out, not from when it was asked for: a mail server that is down takes nothing of it. */
const LINK_MS = 60 * 60_000;
/** The mailbox is the person's own, and nobody has asked for the e-mail: it may lie there over a weekend. */
const INVITATION_MS = 3 * 24 * 60 * 60_000;
/** Longer than all time limits of the mailer together. */
const CLAIM_MS = 120_000;
/** Seconds to the next attempt, after the first, the second…; then the person has to ask again. */
const PAUSES = [30, 60, 300, 900, 3600];
const WORDS = { en, tw, zh } satisfies Record<Language, typeof en>;

type SendDependencies = Pick<AppDependencies, 'db' | 'clock' | 'config' | 'mailer'>;

/** Sends the links for forgotten passwords, invitations, and word of approved accounts. */
export const sendPasswordResets: Job = {
  name: 'send-password-resets',
  everySeconds: 10,
  async work({ db, database, ...deps }) {
    await allowRest(db);
    return sendResets({ ...deps, db: database });
  },
};

/**
 * Sends what is due, one after another. Each attempt makes a new token, of which only the hash is stored; one that may
 * have arrived in spite of a failure is sent again all the same, and the last link is the one that is good.
 * @returns how many were tried
 */
async function sendResets({ db, clock, config, mailer }: SendDependencies): Promise<number> {
  if (mailer === undefined || config.publicUrl === undefined) return 0;
  for (let tried = 0; ; tried++) {
    const token = newToken();
    const now = clock.now();
    const message = await claimReset(db, {
      now,
      until: new Date(now.getTime() + CLAIM_MS),
      tokenHash: tokenHash(token),
      endsAt: new Date(now.getTime() + LINK_MS),
      invitationEndsAt: new Date(now.getTime() + INVITATION_MS),
    });
    if (message === undefined) return tried;
    const { id, login, attempts, language, purpose } = message;
    const { subject, text } = WORDS[language][purpose];
    const page = purpose === 'approval' ? '' : `password#${token}`;
    const link = staffAddress({ ...config, publicUrl: config.publicUrl }, page);
    try {
      const { name, supportEmail } = await readLaboratory({ db, clock });
      const laboratory = name[language];
      const address = config.mailFrom ?? supportEmail;
      // As nodemailer names what it finds wrong with an envelope.
      if (address === undefined) throw new SendFailure('not-sent', 'EENVELOPE');
      await mailer.send({
        id,
        to: login,
        from: { name: laboratory, address },
        subject: subject(laboratory),
        text: text({ laboratory, link }),
      });
      await settleReset(db, { id, state: 'SENT', dueAt: null });
    } catch (error) {
      if (!(error instanceof SendFailure)) throw error;
      const pause = error.kind === 'refused' ? undefined : PAUSES[attempts - 1];
      const dueAt = pause === undefined ? null : new Date(clock.now().getTime() + pause * 1000);
      await settleReset(db, { id, state: dueAt === null ? 'FAILED' : 'QUEUED', dueAt });
    }
  }
}
