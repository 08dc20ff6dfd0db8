import { Worker } from 'node:worker_threads';

/** What a thread answers about one paper; {@link answerDrawings} is the other end. */
export type Drawn = { id: number } & ({ pdf: Uint8Array } | { error: unknown });

interface Waiting {
  resolve(pdf: Buffer): void;
  reject(error: unknown): void;
}

/**
 * Draws papers in a thread of its own, one after another, so that whoever calls
 * meanwhile does not wait for letters. The thread starts with the first paper,
 * keeps the letters it has read, and does not keep the process alive.
 * @param script calls `answerDrawings`
 * @returns draws one paper; fails when drawing does, or when the thread ended, and then the next one starts another
 */
export function drawingThread<Content>(script: URL): (content: Content) => Promise<Buffer> {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let last = 0;

  function start(): Worker {
    const worker = new Worker(script);
    worker.on('message', (drawn: Drawn) => {
      const paper = waiting.get(drawn.id);
      waiting.delete(drawn.id);
      if ('pdf' in drawn) paper?.resolve(Buffer.from(drawn.pdf));
      else paper?.reject(drawn.error);
    });
    const end = (error: unknown) => {
      // What is waiting by now may be another thread's.
      if (thread !== worker) return;
      thread = undefined;
      for (const paper of waiting.values()) paper.reject(error);
      waiting.clear();
    };
    worker.on('error', end);
    worker.on('exit', (code) => end(new Error(`the thread that draws papers ended with ${code}`)));
    worker.unref();
    return worker;
  }

  return (content) => {
    thread ??= start();
    const id = ++last;
    const drawn = new Promise<Buffer>((resolve, reject) => waiting.set(id, { resolve, reject }));
    thread.postMessage({ id, content });
    return drawn;
  };
}
