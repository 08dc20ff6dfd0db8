import { randomUUID } from 'node:crypto';
import { connect as connectTcp } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { CommandDependencies } from '../../command.ts';
import { readLaboratory } from '../../content/published-document.ts';
import { createMailer } from '../../mail/mailer.ts';
import { SendFailure } from '../../mail/send-failure.ts';
import { systemErrorCode } from '../../system-error.ts';
import { type Finding, failed, good, leftOut, warning } from './finding.ts';

/** Milliseconds. */
const PATIENCE = 5_000;

/** @param to where a message is really sent; without it the mail server is only signed in to */
export async function checkMail(deps: CommandDependencies, to: string | undefined): Promise<Finding> {
  const subject = 'mail';
  const mailer = createMailer(deps.config);
  if (mailer === undefined) {
    return warning(subject, 'SMTP_URL is not set: visitors get no e-mail, and are called by telephone');
  }
  try {
    await mailer.verify();
    if (to === undefined) return good(subject, 'the mail server lets us in; --mail ADDRESS sends a message');
    const { name, supportEmail } = await readLaboratory(deps);
    const address = deps.config.mailFrom ?? supportEmail;
    if (address === undefined) return failed(subject, 'there is no address to send from: set MAIL_FROM');
    await mailer.send({
      id: randomUUID(),
      to,
      from: { name: name.en, address },
      subject: 'phial check: test message',
      text: 'The mail server of the laboratory sends messages. This one was asked for with phial check --mail.',
    });
    return good(
      subject,
      `a message from ${address} was taken for ${to}: see that it arrives, and not as spam`,
    );
  } catch (error) {
    if (!(error instanceof SendFailure)) throw error;
    const advice =
      error.kind === 'unreachable' ? 'see SMTP_URL' : 'see MAIL_FROM and the log of the mail server';
    return failed(subject, `the mail server: ${error.code}: ${advice}`);
  }
}

/** Whether the provider of text messages can be reached; nothing is sent, as each message costs. */
export async function checkTexts(smsUrl: string | undefined): Promise<Finding> {
  const subject = 'text messages';
  if (smsUrl === undefined)
    return leftOut(subject, 'SMS_URL is not set; a provider may be set up at the staff site');
  const { hostname, port, protocol } = new URL(smsUrl);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isEncrypted = protocol === 'https:';
  const failure = await new Promise<string | undefined>((resolve) => {
    const options = { host, port: Number(port || (isEncrypted ? 443 : 80)), timeout: PATIENCE };
    const socket = isEncrypted ? connectTls({ ...options, servername: host }) : connectTcp(options);
    const end = (reason?: string) => {
      socket.destroy();
      resolve(reason);
    };
    socket.once(isEncrypted ? 'secureConnect' : 'connect', () => end());
    socket.once('timeout', () => end('no answer'));
    socket.once('error', (error) => end(systemErrorCode(error) ?? error.message));
  });
  return failure === undefined
    ? good(subject, `${host} can be reached; the staff site sends a test message`)
    : failed(subject, `${host} cannot be reached (${failure}): see SMS_URL and the firewall`);
}
