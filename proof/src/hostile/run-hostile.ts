import { setTimeout as delay } from 'node:timers/promises';
import { type Caller, callerOf } from '../served/caller.ts';
import { type Served, serve } from '../served/served.ts';
import { type NumberedRequest, numberedRequest } from './attacks.ts';
import { bytesOf } from './hostile-request.ts';
import { type Identities, signEverybodyIn } from './identities.ts';
import { judgeAnswer, type Verdict } from './judge-answer.ts';
import { type KnownValues, learnValues } from './known-values.ts';
import { openRawConnection } from './raw-connection.ts';
import { startVisitors, type Visitors, type VisitorsReport } from './visitors.ts';

/** Hostile traffic and quiet take turns, so that both meet the same machine and the same database. */
const BLOCK_MS = 4_000;
const WARM_UP_MS = 2_000;
/** After a turn, until what it left behind is done with. */
const SETTLE_MS = 300;
const LANES = 4;
/** Of a line of the log. */
const MOST_SIGNS = 600;

export interface HostileOptions {
  readonly seed: number;
  readonly count: number;
  /** Hostile requests a second. */
  readonly rate: number;
  /** This request alone. */
  readonly only?: number | undefined;
  say(line: string): void;
}

/** A request whose answer breaks a promise. */
export interface Broken {
  readonly number: number;
  readonly what: string;
  /** What was sent, as far as it can be shown. */
  readonly shown: string;
}

/** A request and what became of it. */
export interface Judged {
  readonly attack: string;
  readonly operation: string;
  readonly verdict: Verdict;
  readonly why: string;
  readonly milliseconds: number;
}

export interface HostileResult {
  readonly judged: readonly Judged[];
  readonly broken: readonly Broken[];
  readonly visitors: VisitorsReport;
  /** Lines of the server's log that tell of a fault. */
  readonly faults: readonly string[];
  readonly isAlive: boolean;
  /** Seconds of hostile traffic. */
  readonly seconds: number;
}

/** Sends hostile requests to a real server, in turns, while ordinary visitors come and are timed. */
export async function runHostile(options: HostileOptions): Promise<HostileResult> {
  const { say, count, only } = options;
  say('Starting PostgreSQL and a server…');
  const server = await serve();
  const visitor = callerOf(server.origin);
  let visitors: Visitors | undefined;
  try {
    const identities = await signEverybodyIn(server.origin);
    const known = await learnValues(visitor, identities.readers);
    const attack = attacker({ server, identities, known, visitor, options });
    const points = known.slots.map(({ servPtId }) => servPtId);
    visitors = startVisitors(server.origin, points);
    await delay(WARM_UP_MS);
    let milliseconds = 0;
    for (let next = only ?? 0; next < (only === undefined ? count : only + 1); ) {
      await quiet(visitors);
      visitors.enter('hostile');
      const begun = performance.now();
      next = await attack.block(next);
      milliseconds += performance.now() - begun;
      say(`${next} hostile requests, ${attack.broken.length} answered wrongly`);
    }
    const report = await visitors.end();
    const isAlive = server.isAlive();
    await identities.close();
    await server.end();
    return {
      judged: attack.judged,
      broken: attack.broken,
      visitors: report,
      faults: faultsIn(server.output()),
      isAlive,
      seconds: milliseconds / 1_000,
    };
  } finally {
    visitors?.stop();
    await visitor.close();
    await server.stop();
  }
}

async function quiet(visitors: Visitors): Promise<void> {
  visitors.enter('warm-up');
  await delay(SETTLE_MS);
  visitors.enter('alone');
  await delay(BLOCK_MS);
}

interface Attacked {
  readonly server: Served;
  readonly identities: Identities;
  readonly known: KnownValues;
  readonly visitor: Caller;
  readonly options: HostileOptions;
}

function attacker({ server, identities, known, visitor, options }: Attacked) {
  const { seed, count, rate, only } = options;
  const judged: Judged[] = [];
  const broken: Broken[] = [];
  const lanes = Array.from({ length: LANES }, () => openRawConnection(Number(new URL(server.origin).port)));

  async function attackOnce(number: number, lane: (typeof lanes)[number]): Promise<void> {
    const numbered = numberedRequest(number, seed, known);
    const { attack, operation, call, request, random } = numbered;
    const identity = identities.for(operation, call, random);
    await freshCaptcha(numbered, visitor);
    request.headers.unshift(['host', '127.0.0.1'], ...identity.headers());
    const bytes = bytesOf(request);
    const sentAt = performance.now();
    const answer = await lane.send(bytes, { isLast: request.mayBeCut, isHead: request.method === 'HEAD' });
    const { verdict, why } = judgeAnswer(answer, request.mayBeCut);
    const milliseconds = performance.now() - sentAt;
    judged.push({ attack: attack.title, operation, verdict, why, milliseconds });
    // A full server may refuse it; whoever meets the same next tries again.
    if (why === 'login-expired') await identity.renew().catch(() => undefined);
    if (verdict === 'server error' || verdict === 'words' || verdict === 'silent')
      broken.push({
        number,
        what: `${operation}, ${attack.title}, as ${identity.name}: ${why}`,
        shown: shownOf(bytes),
      });
  }

  return {
    judged,
    broken,
    /** @returns the number of the request after the last one */
    async block(from: number): Promise<number> {
      const until =
        only === undefined ? Math.min(count, from + Math.ceil((rate * BLOCK_MS) / 1_000)) : from + 1;
      const begun = performance.now();
      let next = from;
      await Promise.all(
        lanes.map(async (lane) => {
          for (let number = next++; number < until; number = next++) {
            await delay(Math.max(0, begun + ((number - from) * 1_000) / rate - performance.now()));
            await attackOnce(number, lane);
          }
        }),
      );
      return until;
    },
  };
}

/** Half of the requests that carry a captcha have a right one, so that they get past it. */
async function freshCaptcha({ request, random }: NumberedRequest, visitor: Caller): Promise<void> {
  const at = request.body?.indexOf('"uuid":"') ?? -1;
  if (request.body === undefined || at < 0 || request.isLengthOwn || random.once(2)) return;
  const { uuid } = await visitor.captcha();
  request.body = Buffer.from(
    request.body.toString('latin1').replace(/"uuid":"[^"]*"/, `"uuid":"${uuid}"`),
    'latin1',
  );
}

/** The head without secrets, and the first of the body. */
function shownOf(bytes: Buffer): string {
  const text = bytes.toString('latin1').replace(/^(cookie|x-api-key): .*$/gm, '$1: …');
  return text.length > 1_500 ? `${text.slice(0, 1_500)}… (${text.length} bytes)` : text;
}

/** Errors and worse: whatever the server itself holds to be a fault, with the line of the request. */
function faultsIn(output: string): string[] {
  const lines = output.split('\n');
  return lines
    .filter((line) => /"level":[56]0\b/.test(line))
    .map((line) => {
      const [id = 'none'] = /"reqId":"[^"]+"/.exec(line) ?? [];
      const request = lines.find((other) => other !== line && other.includes(id)) ?? '';
      return `${line.slice(0, MOST_SIGNS)}\n  ${request.slice(0, MOST_SIGNS)}`;
    });
}
