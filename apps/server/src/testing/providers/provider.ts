import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ProviderAnswer } from './provider-process.ts';

/** A mail server or a provider of text messages in a process of its own, which can crash. */
export interface Provider {
  /** Where it listens, also after a restart. */
  readonly port: number;
  /** Starts it again after a crash. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * @param onMessage answers a message, given as it came over the wire
 */
export async function startProvider(
  kind: 'mail' | 'text',
  onMessage: (message: string) => Promise<ProviderAnswer>,
): Promise<Provider> {
  let child: ChildProcess;
  const start = async (port: number) => {
    const started = fork(fileURLToPath(new URL('provider-process.ts', import.meta.url)), [kind, `${port}`]);
    child = started;
    const ended = once(started, 'exit').then(() => {
      throw new Error(`the ${kind} provider ended at its start`);
    });
    const [listening] = (await Promise.race([once(started, 'message'), ended])) as [number];
    ended.catch(() => undefined);
    started.on('message', async (message: string) => {
      started.send(await onMessage(message));
    });
    return listening;
  };
  const runs = () => child.exitCode === null && child.signalCode === null;
  const port = await start(0);
  return {
    port,
    async restart() {
      if (!runs()) await start(port);
    },
    async stop() {
      if (!runs()) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
