import { isEmail } from '@phial/domain/identity/email';
import type { Config } from '../../config.ts';

type MailSettings = Pick<Config, 'smtpUrl' | 'publicUrl'>;

/** Whether links can be sent: a mail server, and an address for them that no caller has a say in. */
export function sendsLinks({ smtpUrl, publicUrl }: MailSettings): boolean {
  return smtpUrl !== undefined && publicUrl !== undefined;
}

/** Whether the owner of an account can be written to: the login is the only address there is. */
export function canBeMailed(config: MailSettings, { login }: { login: string }): boolean {
  return sendsLinks(config) && isEmail(login);
}
