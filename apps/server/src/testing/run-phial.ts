import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PHIAL = fileURLToPath(new URL('../cli/phial.ts', import.meta.url));

export interface PhialRun {
  /** Its exit code; null when a signal ended it. */
  readonly code: number | null;
  readonly output: string;
  readonly errorOutput: string;
}

/**
 * Runs `phial` in a process of its own, as an operator does.
 * @param settings its whole environment but for `PATH` and `NODE_COMPILE_CACHE`; no file of settings is read unless
 *   `PHIAL_SETTINGS` names one, or is empty
 * @param typed at its standard input
 */
export async function runPhial(
  words: readonly string[],
  settings: Readonly<Record<string, string>>,
  { typed = '', cwd }: { readonly typed?: string; readonly cwd?: string } = {},
): Promise<PhialRun> {
  const child = spawn(process.execPath, [PHIAL, ...words], {
    cwd,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PHIAL_SETTINGS: 'none',
      ...settings,
    },
  });
  let [output, errorOutput] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errorOutput += chunk.toString();
  });
  // What does not read its input may be gone before all of it is written.
  child.stdin.on('error', () => undefined);
  child.stdin.end(typed);
  const [code] = await once(child, 'close');
  return { code, output, errorOutput };
}
