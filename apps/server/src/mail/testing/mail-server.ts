import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** An email as it arrived. */
interface ReceivedEmail {
  to: string;
  /** Headers and body, undone of their transfer encoding. */
  text: string;
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

/** A mail server on this machine that keeps what it is given (RFC 5321, as far as one client asks). */
export async function startMailServer(): Promise<MailServer> {
  const emails: ReceivedEmail[] = [];
  const sockets = new Set<Socket>();
  const mail: { manners: MailManners } = { manners: 'accept' };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    serve(socket, mail, emails);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return Object.assign(mail, {
    url: `smtp://127.0.0.1:${port}`,
    emails,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  });
}

function serve(socket: Socket, mail: { manners: MailManners }, emails: ReceivedEmail[]): void {
  let waiting = '';
  let to = '';
  let reading = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say('220 mail.example ready');
  socket.setEncoding('utf8');
  socket.on('data', (chunk: string) => {
    waiting += chunk;
    for (;;) {
      const end = reading ? waiting.indexOf('\r\n.\r\n') : waiting.indexOf('\r\n');
      if (end < 0) return;
      const text = waiting.slice(0, end);
      waiting = waiting.slice(end + (reading ? 5 : 2));
      if (reading) {
        reading = false;
        emails.push({ to, text: decode(text) });
        if (mail.manners === 'hang-up') socket.destroy();
        else say('250 kept');
      } else {
        command(text);
      }
    }
  });

  function command(line: string): void {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'RCPT') {
      to = /<(.*)>/.exec(line)?.[1] ?? '';
      if (mail.manners === 'refuse') return void say(`550 no such person ${to}`);
      if (mail.manners === 'later') return void say('451 try again later');
    }
    if (verb === 'QUIT') return void socket.end('221 bye\r\n');
    reading = verb === 'DATA';
    say(reading ? '354 go on' : '250 fine');
  }
}

/** Undoes base64 and quoted-printable bodies, and encoded words of headers. */
function decode(text: string): string {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  const encoding = /^content-transfer-encoding: (\S+)/im.exec(head)?.[1];
  const headers = head
    .replace(/\r\n\s+/g, ' ')
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/gi, (_, bytes: string) => Buffer.from(bytes, 'base64').toString())
    .replace(/=\?UTF-8\?Q\?([^?]*)\?=/gi, (_, bytes: string) => quoted(bytes.replaceAll('_', ' ')));
  if (encoding === 'base64') return `${headers}\n\n${Buffer.from(body, 'base64').toString()}`;
  return `${headers}\n\n${encoding === 'quoted-printable' ? quoted(body.replaceAll('=\r\n', '')) : body}`;
}

function quoted(text: string): string {
  return Buffer.from(
    text.replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();
}
