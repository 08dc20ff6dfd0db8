import { httpLoad } from '../harness/http-load.ts';
import { compare, type Outcome, type Plan } from '../harness/rounds.ts';
import { layOutCaptchas } from '../world/captchas.ts';
import type { Call, Site } from './call.ts';

const CLIENTS = 16;

/** The large site against the small one, or what was answered instead. */
export async function compareSites(
  call: Call,
  { small, large }: { small: Site; large: Site },
  plan: Plan,
): Promise<Outcome | string> {
  const [askSmall, askLarge] = [await askerOf(call, small), await askerOf(call, large)];
  try {
    return await compare(
      {
        ours: async (seconds) => ({ rate: await askLarge(seconds), cpu: undefined }),
        theirs: askSmall,
      },
      plan,
    );
  } catch (error) {
    return (error as Error).message;
  }
}

/** @returns answers a second, over so many seconds */
async function askerOf(call: Call, site: Site): Promise<(seconds: number) => Promise<number>> {
  const request = await call.requests(site);
  const { clients = CLIENTS, status = 200 } = call;
  const { port, db } = site;
  return async (seconds) => {
    if (call.spendsCaptchas) await layOutCaptchas(db, 1, seconds);
    return (await httpLoad({ port, clients, seconds, status, request })).rate;
  };
}
