import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

/** An event as Phial sends it; `data` holds ids and times. */
interface PhialEvent {
  type: string;
  timestamp: string;
  data: Record<string, unknown>;
}

/**
 * A server that receives the events of Phial.
 * @param secret of the endpoint, `whsec_…`
 * @param take called once for each event; what it does should be quick, or go into a queue
 */
export function webhookReceiver(secret: string, take: (event: PhialEvent) => void): Server {
  const webhook = new Webhook(secret);
  // A receiver that lasts keeps these in its database, for some days.
  const seen = new Set<string>();
  return createServer(async (request, response) => {
    try {
      const headers = request.headers as Record<string, string>;
      // The body as it came: parsed and written anew, it would no longer fit the signature.
      const event = webhook.verify(await text(request), headers) as PhialEvent;
      const id = headers['webhook-id'] ?? '';
      if (!seen.has(id)) take(event);
      seen.add(id);
      response.writeHead(204).end();
    } catch {
      response.writeHead(400).end();
    }
  });
}
