import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What connections may cost. Times in milliseconds. */
export interface ConnectionLimits {
  /** How many may be open at once; further ones are closed as they come. */
  connections: number;
  /** Requests of one connection that wait for their answer: browsers and proxies send one after another. */
  waiting: number;
  /** How long the reader of an answer may take nothing of it. */
  stalled: number;
  /** Time for an answer whatever its size, and the bytes a second its reader takes beyond that. */
  answer: { time: number; rate: number };
  /** Time for an ordinary body, and the bytes a second in which larger ones come beyond that. */
  body: { time: number; rate: number };
  /** Bytes of answers that all connections together may leave unread. */
  unread: number;
  /**
   * How many may take nothing of their answers for longer than this time at once, and for how long those that are left
   * of a crowd still belong to it.
   */
  readers: { most: number; time: number; remembered: number };
  /** How often connections are looked at. */
  check: number;
}

/** What is known of an open connection. */
interface Connection {
  /** Answers that are not finished, the one under way and those that wait for it. */
  readonly answers: Set<ServerResponse>;
  /** The request that is coming in, and when its body has to be here. */
  incoming?: { readonly request: IncomingMessage; readonly response: ServerResponse; deadline: number };
  /** Since when answers are left unread; undefined while nothing is. */
  unreadSince?: number;
  /** When more of them was handed over for the last time, and how many bytes there were then. */
  moved: { at: number; bytes: number };
  /** Bytes that had been handed over when last nothing was left unread. */
  taken: number;
}

export interface ConnectionEvents {
  /** A request did not come in time: it is to be answered, and its connection closed. */
  late(socket: Socket): void;
  /** So many connections were refused since the last look, as too many are open. */
  refused(count: number): void;
}

export interface LimitedConnections {
  /** Gives the body of a request the time that one of so many bytes takes over a slow line. */
  expectBody(request: IncomingMessage, bytes: number): void;
}

/**
 * Cuts connections that only hold memory or places: whose reader takes nothing of its answer for a while, or so
 * slowly that no line of today explains it; whose body comes in drops; when all of them together leave more unread than
 * the server has room for, those that have done so for longest; and then, or when too many take nothing at all,
 * everybody who takes nothing. One that waits for its answer, or has nothing to read, such as a quiet event stream, is
 * left alone.
 */
export function limitConnections(
  server: Server,
  limits: ConnectionLimits,
  events: ConnectionEvents,
): LimitedConnections {
  const connections = new Map<Socket, Connection>();
  let refused = 0;
  let crowdUntil = Number.NEGATIVE_INFINITY;
  server.maxConnections = limits.connections;
  // Else those of a worker would be handed on, from one that is full to another.
  Object.assign(server, { dropMaxConnection: true });
  // Counts progress within one large write as well, which nothing else does.
  server.setTimeout(limits.stalled, onInactive);
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { answers: new Set(), taken: 0, moved: { at: 0, bytes: 0 } });
    socket.once('close', () => connections.delete(socket));
  });
  server.on('drop', () => {
    refused += 1;
  });
  // Before the calls are answered: they may ask for more time for a body at once.
  server.prependListener('request', onRequest);
  const timer = setInterval(look, limits.check).unref();
  server.once('close', () => clearInterval(timer));

  function onRequest(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    const connection = connections.get(socket);
    if (connection === undefined) return;
    connection.answers.add(response);
    response.once('close', () => connection.answers.delete(response));
    if (connection.answers.size > limits.waiting) socket.destroy();
    if (request.complete) return;
    connection.incoming = { request, response, deadline: performance.now() + limits.body.time };
  }

  /** Nothing came in and nothing went out for the time of `stalled`, or for that of an idle connection. */
  function onInactive(socket: Socket): void {
    const connection = connections.get(socket);
    const awaitsAnswer = connection !== undefined && connection.answers.size > 0;
    if (!awaitsAnswer || unreadBytes(socket, connection) > 0) socket.destroy();
  }

  function look(): void {
    const now = performance.now();
    for (const [socket, connection] of connections) {
      const { incoming } = connection;
      if (incoming !== undefined && isLate(incoming, now)) {
        if (incoming.response.headersSent) socket.destroy();
        else events.late(socket);
      } else if (isSlowReader(socket, connection, now)) socket.destroy();
    }
    cutUnread(now);
    if (refused > 0) events.refused(refused);
    refused = 0;
  }

  function isSlowReader(socket: Socket, connection: Connection, now: number): boolean {
    const { bytesWritten: bytes } = socket;
    if (unreadBytes(socket, connection) === 0) {
      delete connection.unreadSince;
      connection.taken = bytes;
      return false;
    }
    if (connection.unreadSince === undefined || bytes > connection.moved.bytes)
      connection.moved = { at: now, bytes };
    connection.unreadSince ??= now;
    const { time, rate } = limits.answer;
    return now - connection.unreadSince > time + ((bytes - connection.taken) / rate) * 1_000;
  }

  function cutUnread(now: number): void {
    const unread = [...connections]
      .map(([socket, connection]) => ({ socket, connection, bytes: unreadBytes(socket, connection) }))
      .filter(({ socket, bytes }) => bytes > 0 && !socket.destroyed);
    const all = unread.reduce((sum, each) => sum + each.bytes, 0);
    let bytes = all;
    const since = ({ unreadSince }: Connection) => unreadSince ?? 0;
    for (const each of unread.sort((a, b) => since(a.connection) - since(b.connection))) {
      if (bytes <= limits.unread) break;
      bytes -= each.bytes;
      each.socket.destroy();
    }
    const stuck = unread.filter(({ connection }) => now - connection.moved.at > limits.readers.time);
    if (all > limits.unread || stuck.length > limits.readers.most)
      crowdUntil = now + limits.readers.remembered;
    if (now <= crowdUntil) for (const { socket } of stuck) socket.destroy();
  }

  return {
    expectBody(request, bytes) {
      const incoming = connections.get(request.socket)?.incoming;
      if (incoming?.request === request) incoming.deadline += (bytes / limits.body.rate) * 1_000;
    },
  };
}

function isLate({ request, deadline }: NonNullable<Connection['incoming']>, now: number): boolean {
  return !request.complete && now > deadline;
}

/** What the other side has still to take: of the answer under way, and of those that wait for it. */
function unreadBytes(socket: Socket, { answers }: Connection): number {
  let bytes = socket.writableLength;
  for (const answer of answers) if (answer.socket === null) bytes += answer.writableLength;
  return bytes;
}
