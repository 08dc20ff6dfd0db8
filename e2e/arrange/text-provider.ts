import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A provider of text messages on this machine, which takes Twilio's form of a request. */
export interface TextProvider {
  /** Where messages are to be posted. */
  readonly url: string;
  /** The same with the login, for `SMS_URL`. */
  readonly urlWithLogin: string;
  /** The words that were accepted for a number, as `+85291234567`. */
  to(number: string): readonly string[];
  stop(): Promise<void>;
}

/** @param login `<account>:<token>` of basic authentication; without it a request is answered with 401 */
export async function startTextProvider(login: string): Promise<TextProvider> {
  const accepted: { to: string; words: string }[] = [];
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await text(request));
    const isKnown = request.headers.authorization === `Basic ${Buffer.from(login).toString('base64')}`;
    response.writeHead(isKnown ? 201 : 401, { 'content-type': 'application/json' });
    if (!isKnown) return response.end('{}');
    accepted.push({ to: form.get('To') ?? '', words: form.get('Body') ?? '' });
    return response.end(JSON.stringify({ sid: `SM${accepted.length}` }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const address = `127.0.0.1:${port}/Messages.json`;
  return {
    url: `http://${address}`,
    urlWithLogin: `http://${login}@${address}`,
    to: (number) => accepted.filter(({ to }) => to === number).map(({ words }) => words),
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
