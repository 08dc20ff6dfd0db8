import { Server, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { PhialServer } from './app-dependencies.ts';

/**
 * Lets a proxy go over to other processes without losing a call when the server closes. A connection that the server
 * closes may carry a call at that moment, and what changes something is never sent twice. So new connections are
 * refused first, at which the proxy turns elsewhere; each answer asks for its connection to be closed; and what is
 * idle is left for the proxy to close, as long as it takes.
 * @param patience milliseconds after which what is still idle is closed all the same
 */
export function drainBeforeClose(app: PhialServer, patience: number): void {
  const idle = new Set<Socket>();
  let draining = false;
  let nothingIdle = () => {};

  app.server.on('connection', (socket: Socket) => {
    idle.add(socket);
    socket.once('close', () => leave(socket));
  });
  app.server.on('request', ({ socket }, response) => {
    leave(socket);
    response.once('close', () => {
      if (!socket.destroyed) idle.add(socket);
    });
  });

  function leave(socket: Socket): void {
    idle.delete(socket);
    if (draining && idle.size === 0) nothingIdle();
  }

  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (draining) reply.header('connection', 'close');
    done();
  });
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    draining = true;
    // That of HTTP closes idle connections as well.
    Server.prototype.close.call(app.server);
    if (idle.size === 0) return;
    const patient = new AbortController();
    const { promise, resolve } = Promise.withResolvers<void>();
    nothingIdle = resolve;
    await Promise.race([promise, delay(patience, undefined, patient)]);
    patient.abort();
  });
}
