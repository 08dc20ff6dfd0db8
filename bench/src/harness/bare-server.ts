import { request as askOnce } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { freePort } from './free-port.ts';
import { httpLoad } from './http-load.ts';
import { askServer } from './measure.ts';
import type { Recorded, Replayed } from './replay.ts';
import { getRequest } from './request-bytes.ts';
import type { Contest } from './rounds.ts';
import type { Stand } from './stand.ts';

/**
 * The server against one that only gives the answers that this one gave, byte by byte, each with as many clients: what
 * is left to gain in front of Node's own HTTP.
 */
export async function againstBareServer(
  stand: Stand,
  by: Replayed['by'],
  paths: readonly string[],
  headers: Record<string, string> = {},
): Promise<Contest> {
  const answers = await Promise.all(paths.map((path) => record(stand.server.port, path, headers)));
  const port = await freePort();
  const workerData: Replayed = { by, port, answers };
  const thread = new Worker(new URL('./replay.ts', import.meta.url), { workerData });
  await untilListening(port, paths[0] ?? '/');
  const requests = paths.map((path) => getRequest(path, headers));
  const request = (n: number) => requests[n % requests.length] ?? '';
  return {
    ours: (seconds) => askServer(stand, request, seconds),
    theirs: async (seconds) => (await httpLoad({ port, clients: stand.clients, seconds, request })).rate,
    end: async () => void (await thread.terminate()),
  };
}

/** Headers that a server sets anew for each answer. */
const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding']);

async function record(port: number, path: string, headers: Record<string, string>): Promise<Recorded> {
  return new Promise((resolve, reject) => {
    askOnce({ port, host: '127.0.0.1', path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        const kept = Object.entries(response.headers).filter(([name]) => !OWN_HEADERS.has(name));
        resolve({
          path,
          body,
          headers: { ...Object.fromEntries(kept), 'content-length': body.length },
        });
      });
    })
      .on('error', reject)
      .end();
  });
}

async function untilListening(port: number, path: string): Promise<void> {
  for (let turn = 0; turn < 100; turn++) {
    const isThere = await fetch(`http://127.0.0.1:${port}${path}`).then(
      (response) => response.arrayBuffer().then(() => true),
      () => false,
    );
    if (isThere) return;
    await delay(100);
  }
  throw new Error('the bare server did not come up');
}
