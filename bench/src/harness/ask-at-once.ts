import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

interface Asked {
  readonly port: number;
  /** Its bytes. */
  readonly request: string;
}

interface Answered {
  readonly status: number;
  /** From the moment all were sent. */
  readonly milliseconds: number;
}

/** Sends requests to servers of this machine all at the same moment, over connections that are open by then. */
export async function askAtOnce(requests: readonly Asked[]): Promise<Answered[]> {
  const sockets = requests.map(({ port }) => connect({ port, host: '127.0.0.1', noDelay: true }));
  try {
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    const begun = performance.now();
    return await Promise.all(
      sockets.map((socket, at) => answerOf(socket, requests[at]?.request ?? '', begun)),
    );
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

async function answerOf(socket: Socket, request: string, begun: number): Promise<Answered> {
  socket.write(request);
  const [head] = (await once(socket, 'data')) as [Buffer];
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head.toString('latin1', 0, 12))?.[1]);
  return { status, milliseconds: performance.now() - begun };
}
