import { threadPool } from '../thread-pool.ts';

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
  const thread = threadPool<Parameters<Draw>[0], Uint8Array>(script, name, () => 1);
  return async (content) => Buffer.from(await thread.run(content));
}
