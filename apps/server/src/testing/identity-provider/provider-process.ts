import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('./provider-main.ts', import.meta.url));

/** How the laboratory's site is registered there. */
export const CLIENT = { client_id: 'phial', client_secret: 'secret of the client at the provider' };

/** What accounts claim, by their names; one that is missing has no groups. */
export type ProviderPeople = Record<
  string,
  { groups?: string[]; name?: string; preferred_username?: string }
>;

export interface ProviderOptions {
  /** Any free one where it is 0. */
  port: number;
  /** Address of the laboratory's site. */
  origin: string;
}

export interface ProviderProcess {
  issuer: string;
  setPeople(people: ProviderPeople): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a real provider (`oidc-provider`), which has other keys each time. */
export async function startProvider(options: ProviderOptions): Promise<ProviderProcess> {
  const child = spawn(process.execPath, [MAIN, JSON.stringify(options)], {
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  const closed = once(child, 'close');
  const issuer = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      if (line.startsWith('http:')) resolve(line);
    });
    void closed.then(() => reject(new Error(`the provider ended: ${complaint}`)));
  });
  return {
    issuer,
    async setPeople(people) {
      await fetch(`${issuer}/people`, { method: 'PUT', body: JSON.stringify(people) });
    },
    async stop() {
      child.kill();
      await closed;
    },
  };
}
