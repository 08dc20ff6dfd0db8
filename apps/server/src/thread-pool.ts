import { Piscina } from 'piscina';

/** How long a thread beyond the first one waits for work. */
const IDLE_MS = 10_000;

/** Runs one function of a module in threads of its own. */
export interface ThreadPool<Input, Output> {
  /** Fails where the function does, or where its thread ended; the calls behind it get another thread. */
  run(input: Input): Promise<Output>;
  /** How many calls wait for a thread. */
  readonly queueSize: number;
}

/**
 * The threads start with the first call and do not keep the process alive.
 * @param script address of the module
 * @param name of the function it exports
 * @param mostThreads asked when the first one starts
 */
export function threadPool<Input, Output>(
  script: URL,
  name: string,
  mostThreads: () => number,
): ThreadPool<Input, Output> {
  let pool: Piscina<Input, Output> | undefined;

  function start() {
    // With a minimum of 0, calls queued behind a thread that ended would wait until the next call.
    const started = new Piscina<Input, Output>({
      filename: script.href,
      minThreads: 1,
      maxThreads: mostThreads(),
      idleTimeout: IDLE_MS,
    });
    // The script cannot be loaded: unheard, the event would end the process.
    started.on('error', () => end(started));
    return started;
  }

  /** Fails what is queued. */
  function end(ended: Piscina<Input, Output>): void {
    if (pool === ended) pool = undefined;
    void ended.destroy();
  }

  return {
    async run(input) {
      pool ??= start();
      const current = pool;
      try {
        return await current.run(input, { name });
      } catch (error) {
        // No thread could load the script, and none will be started for the calls that are queued.
        if (current.threads.length === 0) end(current);
        throw error;
      }
    },
    get queueSize() {
      return pool?.queueSize ?? 0;
    },
  };
}
