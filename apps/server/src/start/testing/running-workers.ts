import { readdirSync, readFileSync } from 'node:fs';
import { type Agent, get, type RequestOptions } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Asks over a connection of its own, which the next worker in turn gets. */
export function askNextWorker(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return ask(`${origin}${path}`, { agent: false, headers });
}

/** Asks over the connection of an agent, which a worker has. */
export function askOver(agent: Agent, origin: string, path: string): Promise<Answer> {
  return ask(`${origin}${path}`, { agent });
}

function ask(url: string, options: RequestOptions): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = get(url, options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      response.on('error', reject);
    });
    request.on('error', reject);
  });
}

/** The sum of a metric over its labels. */
export async function readMetric(origin: string, name: string, labels = ''): Promise<number> {
  const { text } = await askNextWorker(origin, '/metrics');
  const lines = text.split('\n').filter((line) => line.startsWith(name) && line.includes(labels));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

/**
 * Whether a process has not ended. One that its parent has not been told of yet has, once its last thread is gone: they
 * share its connections.
 */
export function isAlive(id: number): boolean {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    // From the third field on, as proc_pid_stat(5) counts them.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] !== 'Z' || Number(fields[17]) > 1;
  } catch {
    return false;
  }
}

/** Ids of the worker processes of a primary process. */
export function workersOf(primary: number | undefined): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((id) => {
      try {
        const [, parent] = /^\d+ \(.*\) \S (\d+) /s.exec(readFileSync(`/proc/${id}/stat`, 'utf8')) ?? [];
        return (
          Number(parent) === primary && readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('worker.ts')
        );
      } catch {
        return false;
      }
    })
    .map(Number);
}

/** Asks whether the server is ready, four calls at a time and each after the one before, until it is stopped. */
export function keepAsking(origin: string) {
  const failed: unknown[] = [];
  let answered = 0;
  let over = false;
  const asking = Promise.all(
    Array.from({ length: 4 }, async () => {
      while (!over) {
        const answer = await askNextWorker(origin, '/readyz').catch((error: unknown) => error);
        if (answer instanceof Error || (answer as Answer).status !== 200) failed.push(answer);
        else answered += 1;
      }
    }),
  );
  return {
    async stop() {
      over = true;
      await asking;
      return { failed, answered };
    },
  };
}
