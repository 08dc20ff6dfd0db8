import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '../../../apps/server/src/testing/server-process.ts';

/** What every account of the first start signs in with. */
export const PASSWORD = 'for the proofs only';
/** What every captcha accepts. */
export const CAPTCHA = 'AAAA';

/** A server as an operator starts it, with the sample and a database of its own. */
export interface Served {
  readonly origin: string;
  readonly dataDir: string;
  /** All that it has written to its standard output and error output so far. */
  output(): string;
  /** Whether the process is still there. */
  isAlive(): boolean;
  /** Ends it; the data folder stays. */
  end(): Promise<void>;
  /** Ends it and deletes what it has stored. */
  stop(): Promise<void>;
}

/** @param settings beside those of the tests: no limits, one captcha, one password */
export async function serve(settings: Record<string, string> = {}): Promise<Served> {
  const folder = await mkdtemp(join(tmpdir(), 'phial-served-'));
  const dataDir = join(folder, 'data');
  const server = startServerProcess({
    DATA_DIR: dataDir,
    PHIAL_SAMPLE: 'on',
    PHIAL_TEST_CAPTCHA: CAPTCHA,
    PHIAL_TEST_LIMITS: 'off',
    PHIAL_TEST_PASSWORD: PASSWORD,
    ...settings,
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  server.child.stdout?.on('data', keep);
  server.child.stderr?.on('data', keep);
  const end = async () => {
    server.child.kill('SIGTERM');
    await server.ended;
  };
  return {
    origin: await server.origin,
    dataDir,
    output: () => output,
    isAlive: () => server.child.exitCode === null && server.child.signalCode === null,
    end,
    async stop() {
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
