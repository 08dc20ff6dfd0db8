import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

/** A system of the laboratory that is sent events. */
export interface WebhookReceiver {
  readonly url: string;
  /** The types of the events that have arrived, each with a signature made with the secret. */
  types(secret: string): string[];
  stop(): Promise<void>;
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const requests: { headers: Record<string, string>; body: string }[] = [];
  const server = createServer(async (request, response) => {
    requests.push({ headers: request.headers as Record<string, string>, body: await text(request) });
    response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    types: (secret) =>
      requests.map(({ headers, body }) => {
        const { type } = new Webhook(secret).verify(body, headers) as { type: string };
        return type;
      }),
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
