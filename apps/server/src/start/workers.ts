import cluster, { type Worker } from 'node:cluster';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import type { Assignment, ToPrimary } from '../peers/messages.ts';
import { sendToWorker } from '../peers/send-to-worker.ts';
import { StartError } from '../start-failure.ts';

/** So often may a worker end before it serves until the start of the server is given up. */
const MOST_FAILURES = 3;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
/** Who has served for so long ended for a reason of the moment: it is replaced at once. */
const STEADY_MS = 60_000;
/** Longer than a worker gives itself to answer what is under way. */
const END_PATIENCE_MS = 25_000;

export interface Workers {
  /**
   * Starts all of them.
   * @returns the port
   * @throws StartError when one cannot serve
   */
  serve(): Promise<number>;
  /** How many serve at the moment. */
  serving(): number;
  /** Replaces each by a new one, which serves before the old one ends. */
  replaceAll(): Promise<void>;
  /** Ends all of them in order. */
  stop(): Promise<void>;
}

export interface WorkersOptions {
  readonly count: number;
  readonly log: Logger;
  /** What the worker of a slot is to do; asked when one is started. */
  assignmentOf(slot: number): Assignment;
  /** Called with each worker that is started. */
  adopt(worker: Worker): void;
  /** Called when one has ended without having been asked to. */
  lost(): void;
}

/** A worker in its slot. */
interface Member {
  readonly worker: Worker;
  readonly slot: number;
  /** Since when it serves, by `performance.now()`. */
  servingSince?: number;
  /** Whether it was asked to end. */
  leaving: boolean;
  readonly ended: Promise<void>;
}

/** Keeps one worker in each slot, from `serve` until `stop`. */
export function startWorkers({ count, log, assignmentOf, adopt, lost }: WorkersOptions): Workers {
  const members = new Set<Member>();
  const failures = new Map<number, number>();
  const stopping = new AbortController();
  let replacing: Promise<void> = Promise.resolve();

  cluster.setupPrimary({
    exec: fileURLToPath(new URL('./worker.ts', import.meta.url)),
    args: [],
    serialization: 'advanced',
  });

  /** @returns the port once the worker serves; fails with its reason when it ends before */
  async function startOne(slot: number): Promise<number> {
    if (stopping.signal.aborted) throw new StartError('The server is ending');
    const worker = cluster.fork();
    const { promise: served, resolve, reject } = Promise.withResolvers<number>();
    const { promise: ended, resolve: hasEnded } = Promise.withResolvers<void>();
    const member: Member = { worker, slot, leaving: false, ended };
    members.add(member);
    adopt(worker);
    worker.on('message', (message: ToPrimary) => {
      if (message.type === 'failed') reject(new StartError(message.reason));
      if (message.type !== 'serving') return;
      member.servingSince = performance.now();
      resolve(message.port);
    });
    // Without this, a message to one that was killed a moment ago would end this process. `exit` says the rest.
    worker.on('error', (error) => log.warn(error, 'A message did not reach a worker process'));
    worker.once('exit', (code, signal) => {
      members.delete(member);
      hasEnded();
      const how = signal ?? `exit code ${code}`;
      reject(new EndedEarly(how));
      if (member.servingSince !== undefined && !member.leaving && !stopping.signal.aborted) {
        log.warn({ worker: worker.process.pid, how }, 'A worker process ended and is replaced');
        lost();
        if (performance.now() - member.servingSince > STEADY_MS) failures.delete(slot);
        void keepServing(slot);
      }
    });
    worker.once('online', () => sendToWorker(worker, { type: 'begin', assignment: assignmentOf(slot) }));
    return served;
  }

  /** Starts a worker in the place of one that has ended, as often as it takes. */
  async function keepServing(slot: number): Promise<void> {
    while (!stopping.signal.aborted) {
      const before = failures.get(slot) ?? 0;
      failures.set(slot, before + 1);
      const pause = before === 0 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (before - 1), LONGEST_PAUSE_MS);
      await delay(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      try {
        await startOne(slot);
        return;
      } catch (error) {
        if (!stopping.signal.aborted) log.error(error, 'A worker process could not be replaced');
      }
    }
  }

  async function serveFirst(slot: number): Promise<number> {
    for (let failed = 1; ; failed += 1) {
      try {
        return await startOne(slot);
      } catch (error) {
        if (!(error instanceof EndedEarly) || failed === MOST_FAILURES || stopping.signal.aborted)
          throw error;
      }
    }
  }

  async function end(member: Member): Promise<void> {
    member.leaving = true;
    sendToWorker(member.worker, { type: 'end' });
    const patience = new AbortController();
    const late = delay(END_PATIENCE_MS, true, { signal: patience.signal }).catch(() => false);
    if ((await Promise.race([member.ended, late])) === true) member.worker.process.kill('SIGKILL');
    patience.abort();
    await member.ended;
  }

  async function replaceEach(): Promise<void> {
    for (let slot = 0; slot < count && !stopping.signal.aborted; slot += 1) {
      const old = [...members].filter((member) => member.slot === slot);
      try {
        await startOne(slot);
      } catch (error) {
        log.error(error, 'The worker processes were not replaced: a new one cannot serve');
        return;
      }
      await Promise.all(old.map(end));
    }
    if (!stopping.signal.aborted) log.info('The worker processes were replaced');
  }

  return {
    async serve() {
      const ports = await Promise.all(Array.from({ length: count }, (_, slot) => serveFirst(slot)));
      return ports[0] ?? 0;
    },
    serving: () => [...members].filter(({ servingSince, leaving }) => servingSince && !leaving).length,
    replaceAll() {
      replacing = replacing.then(replaceEach);
      return replacing;
    },
    async stop() {
      stopping.abort();
      await Promise.all([...members].map(end));
    },
  };
}

/** A worker ended without a word before it could serve: another one may fare better. */
class EndedEarly extends StartError {
  constructor(how: string) {
    super(`A worker process ended again and again before it could serve (${how})`);
  }
}
