import { layOutCaptchas } from '../world/captchas.ts';
import { perRequest, withCpu } from './cpu.ts';
import { httpLoad } from './http-load.ts';
import { runPgbench } from './pgbench.ts';
import type { Contest, Round } from './rounds.ts';
import type { Stand } from './stand.ts';

/** One line of the table. */
export interface Measure {
  /** For the command line. */
  readonly name: string;
  readonly title: string;
  /** Undefined where only the processor time counts. */
  readonly against?: 'pgbench' | 'nginx' | 'node:http' | 'bare Fastify' | 'least booking';
  /** The ratio that is hoped for. */
  readonly aim?: number;
  /** Milliseconds of processor time of the server that a request should not exceed. */
  readonly cpuAim?: number;
  /** The same for the thread that answers calls. */
  readonly threadAim?: number;
  /** @returns the two that compete, or why they cannot here */
  contest(stand: Stand): Promise<Contest | string>;
}

interface Duel {
  /** The bytes of request number `n` of a round, from 1 on. */
  request(n: number): string;
  /** For pgbench, the statements that such a request sends. */
  script: string;
  variables: Readonly<Record<string, string | number>>;
  /** Whether each spends a captcha; they are laid out before each round. */
  spendsCaptchas?: boolean;
  /** Whether the server counts callers. */
  limits?: boolean;
}

/** The server over HTTP against pgbench with the same statements, each with as many clients. */
export function againstPgbench(stand: Stand, duel: Duel): Contest {
  const { db, url, pgbench, clients } = stand;
  const { request, script, variables, spendsCaptchas = false, limits = false } = duel;
  const server = limits ? stand.limited : stand.server;
  return {
    async ours(seconds) {
      if (spendsCaptchas) await layOutCaptchas(db, 1, seconds);
      return askServer({ ...stand, server }, request, seconds);
    },
    async theirs(seconds) {
      if (spendsCaptchas) await layOutCaptchas(db, clients, seconds);
      return runPgbench(pgbench, { url, script, variables, clients, seconds });
    },
  };
}

/** One round of the server under test. */
export async function askServer(
  { server, clients }: Stand,
  request: (n: number) => string,
  seconds: number,
): Promise<Round> {
  const { result, cpu } = await withCpu(server, () =>
    httpLoad({ port: server.port, clients, seconds, request }),
  );
  return { rate: result.rate, cpu: perRequest(cpu, result.answers) };
}
