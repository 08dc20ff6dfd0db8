import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ReceivedPoint, type ReceivedSpan, readPoints, readSpans } from './otlp-messages.ts';

/** A collector of OpenTelemetry that keeps what it is sent. */
export interface Collector {
  /** For `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  readonly url: string;
  spans(): ReceivedSpan[];
  points(): ReceivedPoint[];
  /** Every body as it came, one after the other. */
  bytes(): Buffer;
  /** How it answers from now on: by a status, or never. */
  answer(status: number | 'never'): void;
  /** The value of a header in each request. */
  header(name: string): (string | string[] | undefined)[];
  close(): Promise<void>;
}

export async function startCollector(): Promise<Collector> {
  let status: number | 'never' = 200;
  const received: { path: string; headers: NodeJS.Dict<string | string[]>; body: Buffer }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
    if (status === 'never') return;
    response.writeHead(status, { 'content-type': 'application/x-protobuf' }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bodies = (path: string) =>
    received.filter((request) => request.path === path).map(({ body }) => body);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () => bodies('/v1/traces').flatMap(readSpans),
    points: () => bodies('/v1/metrics').flatMap(readPoints),
    bytes: () => Buffer.concat(received.map(({ body }) => body)),
    answer(next) {
      status = next;
    },
    header: (name) => received.map(({ headers }) => headers[name]),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
