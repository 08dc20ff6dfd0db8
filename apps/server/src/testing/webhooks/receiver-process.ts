import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/*
 * A receiver of webhooks in a process of its own: tells its parent the port, then each request, and behaves as the
 * parent says. Ends when the parent lets go.
 */

/** How a receiver answers. `half` dies in the middle of its answer, `huge` answers without an end. */
export type Manners = 200 | 307 | 410 | 500 | 'stall' | 'half' | 'huge';

export interface ReceivedRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

let manners: Manners = 200;
process.on('message', (next: Manners) => {
  manners = next;
});

const server = createServer((request, response) => {
  void bodyOf(request).then((body) => {
    process.send?.({ headers: request.headers, body });
    answer(response);
  });
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.once('disconnect', () => process.exit(0));

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function answer(response: ServerResponse): void {
  if (manners === 'stall') return;
  if (manners === 'half') {
    response.writeHead(200, { 'content-length': 1_000 });
    response.write('half', () => response.destroy());
  } else if (manners === 'huge') {
    response.writeHead(200);
    const pour = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536)));
    };
    response.on('drain', pour);
    pour();
  } else {
    // Whoever follows comes back here, and is counted.
    response.writeHead(manners, { location: '/elsewhere' }).end();
  }
}
