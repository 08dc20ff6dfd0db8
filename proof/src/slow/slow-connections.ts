import { connect, type Socket } from 'node:net';

/** Between two bytes of whoever sends them one at a time. */
const DRIP_MS = 400;
/** Of an answer that is asked for again and again: more than the buffers between two sockets hold. */
const UNREAD_TIMES = 8;

/** A way to keep a connection busy at no cost of one's own. */
export interface SlowKind {
  readonly title: string;
  /** Sent at once. */
  readonly first: string;
  /** Sent afterwards, a byte at a time, for ever. */
  readonly drip: string;
  readonly reads: boolean;
}

const HOLD = 'POST /api/rest/appointment/hold HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

export const SLOW_KINDS: readonly SlowKind[] = [
  { title: 'connected, and silent', first: '', drip: '', reads: true },
  { title: 'headers, a byte at a time', first: 'GET / HTTP/1.1\r\nX-Slow: ', drip: 'a', reads: true },
  {
    title: 'a body, a byte at a time',
    first: `${HOLD}Content-Length: 60000\r\n\r\n{`,
    drip: ' ',
    reads: true,
  },
  {
    title: 'chunks, a byte at a time',
    first: `${HOLD}Transfer-Encoding: chunked\r\n\r\n`,
    drip: '1\r\n \r\n',
    reads: true,
  },
  { title: 'a body that never comes', first: `${HOLD}Content-Length: 60000\r\n\r\n`, drip: '', reads: true },
  {
    title: 'answers that nobody reads',
    first: 'GET /api/docs/json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(UNREAD_TIMES),
    // Blank lines may stand between requests. The system's answer to them tells that the server has hung up.
    drip: '\r\n',
    reads: false,
  },
];

/** A slow connection that was opened. */
export interface SlowConnection {
  readonly kind: SlowKind;
  /** Milliseconds until the server closed it; undefined while it is open. */
  closedAfter(): number | undefined;
  end(): void;
}

export function openSlowConnection(port: number, kind: SlowKind): SlowConnection {
  let closedAfter: number | undefined;
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true });
  const opened = performance.now();
  if (kind.reads) socket.resume();
  else socket.pause();
  socket.write(kind.first);
  let at = 0;
  const timer =
    kind.drip === ''
      ? undefined
      : setInterval(() => socket.write(kind.drip[at++ % kind.drip.length] ?? ''), DRIP_MS);
  socket.on('error', () => undefined);
  socket.once('close', () => {
    clearInterval(timer);
    closedAfter = performance.now() - opened;
  });
  return { kind, closedAfter: () => closedAfter, end: () => void socket.destroy() };
}
