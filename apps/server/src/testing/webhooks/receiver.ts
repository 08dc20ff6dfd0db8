import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Manners, ReceivedRequest } from './receiver-process.ts';

/** A receiver of webhooks that runs beside the test. */
export interface Receiver {
  readonly url: string;
  /** Everything it was sent so far. */
  readonly requests: ReceivedRequest[];
  /** How it answers from now on; 200 at first. */
  behave(manners: Manners): void;
  /** Ends it as a crash would: nobody listens there any more. */
  stop(): Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  const child = fork(fileURLToPath(new URL('receiver-process.ts', import.meta.url)));
  const [port] = (await once(child, 'message')) as [number];
  const requests: ReceivedRequest[] = [];
  child.on('message', (request: ReceivedRequest) => requests.push(request));
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    requests,
    behave: (manners) => void child.send(manners),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
