import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type HeaderValue, type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** An email as it arrived. */
export interface ReceivedEmail {
  id: string;
  /** Name and address. */
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The file that a calendar applies, with the method of its part; empty where there is none. */
  calendar: { content: string; method: string };
  /** Of the headers of RFC 8058; empty where they are missing. */
  unsubscribe: { address: string; post: string };
  /** Content ids of the pictures within. */
  pictures: string[];
}

/** How it answers: `accept`, `refuse` (550 to the recipient), `later` (451), `hang-up` (after the email, without an answer). */
type MailManners = 'accept' | 'refuse' | 'later' | 'hang-up';

export interface MailServer {
  /** For `SMTP_URL`. */
  readonly url: string;
  readonly emails: ReceivedEmail[];
  manners: MailManners;
  close(): Promise<void>;
}

/** A mail server on this machine that keeps what it is given. */
export async function startMailServer(): Promise<MailServer> {
  const emails: ReceivedEmail[] = [];
  const mail: { manners: MailManners } = { manners: 'accept' };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo(_address, _session, answer) {
      if (mail.manners === 'refuse') return answer(smtpError(550, 'no such person'));
      answer(mail.manners === 'later' ? smtpError(451, 'try again later') : null);
    },
    async onData(stream, session, answer) {
      try {
        emails.push(await received(stream));
      } catch {
        // Whoever was sending it is gone: it has not arrived.
        return;
      }
      if (mail.manners !== 'hang-up') return answer();
      for (const connection of server.connections) {
        if (connection.session.id === session.id) connection._socket.destroy();
      }
    },
  });
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return Object.assign(mail, {
    url: `smtp://127.0.0.1:${port}`,
    emails,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

function smtpError(responseCode: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode });
}

async function received(stream: NodeJS.ReadableStream): Promise<ReceivedEmail> {
  const mail = await simpleParser(stream as Parameters<typeof simpleParser>[0]);
  const to = [mail.to ?? []].flat().flatMap(({ value }) => value.map(({ address = '' }) => address));
  const calendar = mail.attachments.find(({ contentType }) => contentType === 'text/calendar');
  return {
    id: mail.messageId ?? '',
    from: mail.from?.text ?? '',
    to: to.join(),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html || '',
    calendar: {
      content: calendar?.content.toString() ?? '',
      method: methodOf(calendar?.headers.get('content-type')),
    },
    unsubscribe: {
      address: headerOf(mail, 'list-unsubscribe').replace(/^<(.*)>$/, '$1'),
      post: headerOf(mail, 'list-unsubscribe-post'),
    },
    pictures: mail.attachments.flatMap(({ cid }) => (cid === undefined ? [] : [cid])),
  };
}

/** A header as it came, unfolded (RFC 5322, section 2.2.3). */
function headerOf({ headerLines }: ParsedMail, name: string): string {
  const line = headerLines.find(({ key }) => key === name)?.line ?? '';
  return line
    .slice(line.indexOf(':') + 1)
    .replace(/\r?\n/g, '')
    .trim();
}

/** Of the part's type: what a mail program goes by. */
function methodOf(type: HeaderValue | undefined): string {
  const { method }: Record<string, string> =
    typeof type === 'object' && 'params' in type ? { ...type.params } : {};
  return method ?? '';
}
