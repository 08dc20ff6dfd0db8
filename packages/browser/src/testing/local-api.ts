/// <reference types="node" />
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the server got it. */
export interface ReceivedRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Answers a request; one that never ends the response leaves the caller waiting. */
export type Responder = (response: ServerResponse, request: ReceivedRequest) => void;

/** Sends a JSON body. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Responder {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
}

/**
 * A real HTTP server on a free port, which notes every request and answers as
 * told; `{code: 200, msg: '', data: null}` until then.
 */
export async function startLocalApi() {
  const received: ReceivedRequest[] = [];
  const calm = json({ code: 200, msg: '', data: null });
  let respond = calm;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const whole = { method, url, headers, body: Buffer.concat(chunks).toString() };
      received.push(whole);
      respond(response, whole);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    answer(responder: Responder) {
      respond = responder;
    },
    reset() {
      received.length = 0;
      respond = calm;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
