import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it arrived. */
interface ReceivedText {
  login: string;
  to: string;
  from: string;
  text: string;
  /** As they came. */
  authorization: string;
  body: string;
}

export interface TextProvider {
  /** For `SMS_URL`. */
  readonly url: string;
  readonly texts: ReceivedText[];
  /** A status to answer with, or: `stall` (no answer), `break` (the answer ends in its middle). */
  manners: number | 'stall' | 'break';
  close(): Promise<void>;
}

/** A provider of text messages on this machine that keeps what it is given. */
export async function startTextProvider(): Promise<TextProvider> {
  const texts: ReceivedText[] = [];
  const provider: { manners: TextProvider['manners'] } = { manners: 201 };
  const server = createServer(async (incoming, answer) => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part as Buffer);
    const body = Buffer.concat(parts).toString();
    const form = new URLSearchParams(body);
    const authorization = incoming.headers.authorization ?? '';
    const login = Buffer.from(authorization.replace('Basic ', ''), 'base64');
    const [to, from, text] = ['To', 'From', 'Body'].map((field) => form.get(field) ?? '');
    texts.push({
      login: login.toString(),
      to: to ?? '',
      from: from ?? '',
      text: text ?? '',
      authorization,
      body,
    });
    if (provider.manners === 'stall') return;
    if (provider.manners === 'break') {
      answer.writeHead(201, { 'content-length': 100 });
      answer.write('{"sid":', () => incoming.socket.destroy());
      return;
    }
    answer.writeHead(provider.manners, { 'content-type': 'application/json' });
    answer.end(JSON.stringify({ sid: `SM${texts.length}`, messages: [{ id: `wamid.${texts.length}=` }] }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return Object.assign(provider, {
    url: `http://AC1:sec%2Fret@127.0.0.1:${port}/Accounts/AC1/Messages.json`,
    texts,
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  });
}
