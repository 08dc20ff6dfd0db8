import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A mail server on this machine that keeps what it is given. */
export interface Mailbox {
  /** For `SMTP_URL`. */
  readonly url: string;
  /** What has arrived for an address so far. */
  to(address: string): readonly ParsedMail[];
  close(): Promise<void>;
}

export async function openMailbox(): Promise<Mailbox> {
  const kept: { to: string; mail: ParsedMail }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, accepted) {
      void simpleParser(stream).then((mail) => {
        for (const { address } of session.envelope.rcptTo) kept.push({ to: address, mail });
        accepted();
      }, accepted);
    },
  });
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    to: (address) => kept.filter(({ to }) => to === address).map(({ mail }) => mail),
    close: () => new Promise((closed) => server.close(closed)),
  };
}
