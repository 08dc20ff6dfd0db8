/** What reading a file or a folder gives; undefined where there is none. */
export async function ifThere<Content>(reading: Promise<Content>): Promise<Content | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** The code of an error of the operating system or of Node (`ENOENT`, `ERR_STREAM_PREMATURE_CLOSE`…); undefined where there is none. */
export function systemErrorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
