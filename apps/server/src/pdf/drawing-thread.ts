import { Piscina } from 'piscina';

/**
 * Draws PDFs in a thread of its own, one after another, so that whoever calls meanwhile does not wait for them. The
 * thread starts with the first one, keeps the fonts it has read, and does not keep the process alive.
 * @param script address of the module that draws
 * @param name of the function it exports
 * @returns draws one; fails when drawing does, or when the thread ended, and then the next one starts another
 */
export function drawingThread<Draw extends (content: never) => Buffer>(
  script: URL,
  name: string,
): (content: Parameters<Draw>[0]) => Promise<Buffer> {
  let thread: Piscina<Parameters<Draw>[0], Uint8Array> | undefined;

  function start() {
    // With a minimum of 0, calls queued behind a thread that ended would wait until the next call.
    const pool = new Piscina({ filename: script.href, minThreads: 1, maxThreads: 1 });
    // The script cannot be loaded: unheard, the event would end the process.
    pool.on('error', () => {
      thread = undefined;
      void pool.destroy();
    });
    return pool;
  }

  return async (content) => {
    thread ??= start();
    return Buffer.from(await thread.run(content, { name }));
  };
}
