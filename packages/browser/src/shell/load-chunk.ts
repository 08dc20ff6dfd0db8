/** A page that has not arrived after this time counts as lost (docs/rules/site.md#loading). */
const CHUNK_LOAD_TIMEOUT_MS = 120_000;

/** The chunk of a page did not arrive, or not in time. */
export class ChunkLoadError extends Error {
  constructor(cause?: unknown) {
    super('The chunk of a page did not arrive', { cause });
    this.name = 'ChunkLoadError';
  }
}

/**
 * Waits for a dynamic import, for two minutes at most.
 * @throws ChunkLoadError
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError()), CHUNK_LOAD_TIMEOUT_MS);
  });
  try {
    return await Promise.race([load(), tooLate]);
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError(error);
  } finally {
    clearTimeout(timer);
  }
}
