import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { CAPTCHA_ANSWER } from './booking-api.ts';

const MAIN = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));

/** A server that one test has to itself. */
export interface OwnServer {
  /** `http://127.0.0.1:port` */
  readonly origin: string;
  /** Everything it has written so far, to both outputs. */
  output(): string;
  /** Ends it and its database. */
  stop(): Promise<void>;
}

/**
 * Starts a server with a database of its own, and waits until it answers.
 * @param dataDir a folder below which its database and keys lie; a second server may take it up after the first
 * @throws Error with what it wrote, when it ends instead
 */
export async function startOwnServer(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<OwnServer> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: '0',
      WORKERS: '1',
      PHIAL_SETTINGS: 'none',
      DATA_DIR: dataDir,
      PHIAL_TEST_CAPTCHA: CAPTCHA_ANSWER,
      PHIAL_TEST_LIMITS: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  const address = Promise.withResolvers<string>();
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      written += chunk.toString();
      const [origin] = /http:\/\/127\.0\.0\.1:\d+/.exec(written) ?? [];
      if (origin) address.resolve(origin);
    });
  }
  void ended.then(() => address.reject(new Error(`the server ended: ${written}`)));
  const origin = await address.promise;
  return {
    origin,
    output: () => written,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
