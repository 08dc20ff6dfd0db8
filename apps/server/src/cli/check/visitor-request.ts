import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { TLSSocket } from 'node:tls';
import type { DataOf } from '@phial/contract/call';
import type { readSeenRequest } from '@phial/contract/calls/health';

/** What a visitor who claims to come from elsewhere puts into the header; an address of nobody (RFC 5737). */
export const CLAIMED_ADDRESS = '192.0.2.77';

/** Milliseconds. */
const PATIENCE = 10_000;

export interface VisitorRequest {
  readonly status: number;
  /** The server's, of the `Date` header; undefined where a proxy leaves it out. */
  readonly date: Date | undefined;
  /** Our end of the connection: what the first proxy, or the server, sees unless addresses are translated between. */
  readonly ownAddress: string;
  /** Undefined without TLS. */
  readonly certificateEnds: Date | undefined;
  /** Undefined where the server did not answer the call. */
  readonly seen: DataOf<typeof readSeenRequest> | undefined;
}

/**
 * Asks the server how a request arrives, through every proxy, as a visitor's does.
 * @throws what the connection or the certificate failed of
 */
export async function requestAsVisitor(url: URL, token: string): Promise<VisitorRequest> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const headers = { 'x-phial-check': token, 'x-forwarded-for': CLAIMED_ADDRESS };
    const sent = request(url, { headers, timeout: PATIENCE, agent: false }, (answer) => {
      const { socket } = answer;
      const ends =
        url.protocol === 'https:' ? (socket as TLSSocket).getPeerCertificate().valid_to : undefined;
      const facts = {
        status: answer.statusCode ?? 0,
        date: answer.headers.date === undefined ? undefined : new Date(answer.headers.date),
        ownAddress: socket.localAddress ?? '',
        certificateEnds: ends === undefined ? undefined : new Date(ends),
      };
      let body = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        body += chunk;
      });
      answer.once('end', () => resolve({ ...facts, seen: readSeen(body) }));
      answer.once('error', reject);
    });
    sent.once('timeout', () => sent.destroy(new Error('no answer')));
    sent.once('error', reject);
    sent.end();
  });
}

function readSeen(body: string): VisitorRequest['seen'] {
  try {
    return (JSON.parse(body) as { data?: VisitorRequest['seen'] | null }).data ?? undefined;
  } catch {
    return undefined;
  }
}
