/** The code of an error of the operating system (`ENOENT`, `EADDRINUSE`…); undefined for any other error. */
export function systemErrorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
