import { connect, type Socket } from 'node:net';

/** Longer than any promise of an answer. */
const PATIENCE_MS = 20_000;

/** What came back. */
export interface RawAnswer {
  readonly status: number;
  /** In lower case, one line for each header. */
  readonly head: string;
  readonly text: string;
}

/** The connection was closed before a whole answer had come, or nothing came for long. */
export type NoAnswer = 'closed' | 'silent';

/** A connection that sends bytes as they are; it is opened again where the server has closed it. */
export interface RawConnection {
  /**
   * @param options whether no more is to come, so that an unfinished request ends; whether the connection is given up
   *   after the answer
   */
  send(bytes: Buffer, options: { isLast: boolean; isHead: boolean }): Promise<RawAnswer | NoAnswer>;
  close(): void;
}

export function openRawConnection(port: number): RawConnection {
  let socket: Socket | undefined;
  const fresh = () => {
    const opened = connect({ port, host: '127.0.0.1', noDelay: true, allowHalfOpen: true });
    opened.on('error', () => undefined);
    opened.once('close', () => {
      if (socket === opened) socket = undefined;
    });
    return opened;
  };
  return {
    async send(bytes, { isLast, isHead }) {
      const used = socket ?? fresh();
      socket = used;
      const answer = await exchange(used, bytes, { isLast, isHead });
      const isOver = isLast || typeof answer === 'string' || /^connection: close/m.test(answer.head);
      if (isOver) {
        used.destroy();
        socket = undefined;
      }
      return answer;
    },
    close: () => socket?.destroy(),
  };
}

function exchange(
  socket: Socket,
  bytes: Buffer,
  { isLast, isHead }: { isLast: boolean; isHead: boolean },
): Promise<RawAnswer | NoAnswer> {
  return new Promise((resolve) => {
    let received = Buffer.alloc(0);
    const settle = (answer: RawAnswer | NoAnswer) => {
      clearTimeout(timer);
      socket.off('data', onData).off('close', onClose).off('end', onClose);
      resolve(answer);
    };
    const onData = (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      const answer = answerIn(received, isHead);
      if (answer !== undefined) settle(answer);
    };
    const onClose = () => settle('closed');
    const timer = setTimeout(() => settle('silent'), PATIENCE_MS);
    socket.on('data', onData).on('close', onClose).on('end', onClose);
    socket.write(bytes);
    if (isLast) socket.end();
  });
}

/** @returns undefined while part of it is missing; of a stream of events, its head */
function answerIn(received: Buffer, isHead: boolean): RawAnswer | undefined {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [first = '', ...lines] = received.toString('latin1', 0, end).split('\r\n');
  const status = Number(first.split(' ')[1]);
  // 100 and its like precede the answer.
  if (status < 200) return answerIn(received.subarray(end + 4), isHead);
  const head = lines.map((line) => line.replace(/^[^:]*/, (name) => name.toLowerCase())).join('\n');
  const answer = (body: Buffer) => ({ status, head, text: body.toString() });
  const rest = received.subarray(end + 4);
  if (isHead || status === 204 || status === 304 || /^content-type: text\/event-stream/m.test(head))
    return answer(Buffer.alloc(0));
  if (/^transfer-encoding: chunked/m.test(head)) {
    const body = chunksIn(rest);
    return body && answer(body);
  }
  const length = Number(/^content-length: (\d+)/m.exec(head)?.[1] ?? 0);
  return rest.length < length ? undefined : answer(rest.subarray(0, length));
}

function chunksIn(received: Buffer): Buffer | undefined {
  const chunks: Buffer[] = [];
  for (let at = 0; ; ) {
    const end = received.indexOf('\r\n', at);
    if (end < 0) return undefined;
    const size = Number.parseInt(received.toString('latin1', at, end), 16);
    if (received.length < end + 2 + size + 2) return undefined;
    if (size === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
}
