import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PHIAL = fileURLToPath(new URL('../../cli/phial.ts', import.meta.url));

export interface CommandEnd {
  readonly code: number;
  readonly output: string;
  readonly complaint: string;
}

/** Runs `phial` as an operator does. @param settings its whole environment but for `PATH` and the cache of compiled code */
export function phial(settings: Record<string, string>, ...words: string[]): Promise<CommandEnd> {
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    PHIAL_SAMPLE: 'off',
    ...settings,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [PHIAL, ...words], { env, cwd: '/' }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code ?? 1), output: stdout, complaint: stderr }),
    );
  });
}
