import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A provider of text messages on this machine, which takes Twilio's form of a request. */
export interface TextProvider {
  /** Where messages are to be posted. */
  readonly url: string;
  /** What was accepted for a number, as `+85291234567`, with the id that was returned. */
  to(number: string): readonly { id: string; text: string }[];
  stop(): Promise<void>;
}

/** @param login `<account>:<token>` of basic authentication; without it a request is answered with 401 */
export async function startTextProvider(login: string): Promise<TextProvider> {
  const accepted: { id: string; to: string; text: string }[] = [];
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await text(request));
    const isKnown = request.headers.authorization === `Basic ${Buffer.from(login).toString('base64')}`;
    response.writeHead(isKnown ? 201 : 401, { 'content-type': 'application/json' });
    if (!isKnown) return response.end('{}');
    const id = `SM${accepted.length + 1}`;
    accepted.push({ id, to: form.get('To') ?? '', text: form.get('Body') ?? '' });
    return response.end(JSON.stringify({ sid: id }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/Messages.json`,
    to: (number) => accepted.filter(({ to }) => to === number),
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
