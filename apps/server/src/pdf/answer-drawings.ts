import { parentPort } from 'node:worker_threads';
import type { Drawn } from './drawing-thread.ts';

/**
 * The whole of a thread that draws papers of one kind.
 * @throws Error outside of a thread
 */
export function answerDrawings<Content>(draw: (content: Content) => Buffer): void {
  const port = parentPort;
  if (port === null) throw new Error('papers are drawn in a thread of their own');
  port.on('message', ({ id, content }: { id: number; content: Content }) =>
    port.postMessage(answer(id, content)),
  );

  function answer(id: number, content: Content): Drawn {
    try {
      return { id, pdf: draw(content) };
    } catch (error) {
      return { id, error };
    }
  }
}
