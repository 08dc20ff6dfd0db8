import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('server.ts', import.meta.url));

/** A server that can be started anew while requests for it wait. */
export interface RestartingServer {
  /** Resolves to its port as soon as it listens; rejects while it has ended by itself. */
  port(): Promise<number>;
  /** Ends the server that runs and starts another. */
  restart(): void;
  /** Ends it for good. */
  stop(): void;
}

/** @param settings on top of this process's environment */
export function startServer(settings: NodeJS.ProcessEnv): RestartingServer {
  let child: ChildProcess;
  let port: Promise<number>;
  start();
  return {
    port: latestPort,
    restart() {
      stop();
      start();
    },
    stop,
  };

  /** A server that is replaced before it listens hands those who wait on to the next. */
  async function latestPort(): Promise<number> {
    const awaited = port;
    try {
      return await awaited;
    } catch (error) {
      if (awaited === port) throw error;
      return latestPort();
    }
  }

  function start() {
    child = fork(SERVER, { env: { ...process.env, ...settings } });
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`The server ended with exit code ${code}`);
    });
    port = Promise.race([once(child, 'message').then(([message]) => Number(message)), ended]);
    // Requests report it; without one it is no unhandled rejection.
    port.catch(() => undefined);
  }

  /** Outright: waiting for open streams takes long, and the database undoes what was under way. */
  function stop() {
    child.kill('SIGKILL');
  }
}
