import type { Worker } from 'node:cluster';
import { setTimeout as delay } from 'node:timers/promises';
import type { ToWorker } from './messages.ts';
import { sendToWorker } from './send-to-worker.ts';

/** Questions to several workers at once, whose answers are waited for only so long, and not from one that has ended. */
export interface Questions<Answer> {
  /** @returns the answers that came in time */
  ask(workers: Iterable<Worker>, question: (id: number) => ToWorker): Promise<Answer[]>;
  answered(worker: Worker, id: number, answer: Answer): void;
  ended(worker: Worker): void;
}

export function createQuestions<Answer>(patience: number): Questions<Answer> {
  const open = new Map<number, { waitingFor: Set<Worker>; answers: Answer[]; done: () => void }>();
  let latest = 0;

  function leave(worker: Worker, id: number): void {
    const question = open.get(id);
    if (question?.waitingFor.delete(worker) && question.waitingFor.size === 0) question.done();
  }

  return {
    async ask(workers, question) {
      const waitingFor = new Set([...workers].filter((worker) => worker.isConnected()));
      if (waitingFor.size === 0) return [];
      const id = ++latest;
      const { promise, resolve } = Promise.withResolvers<void>();
      const answers: Answer[] = [];
      open.set(id, { waitingFor, answers, done: resolve });
      for (const worker of waitingFor) sendToWorker(worker, question(id));
      const patient = new AbortController();
      const inTime = delay(patience, undefined, { signal: patient.signal, ref: false }).catch(
        () => undefined,
      );
      await Promise.race([promise, inTime]);
      patient.abort();
      open.delete(id);
      return answers;
    },
    answered(worker, id, answer) {
      open.get(id)?.answers.push(answer);
      leave(worker, id);
    },
    ended(worker) {
      for (const id of open.keys()) leave(worker, id);
    },
  };
}
