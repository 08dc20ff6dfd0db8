import { setTimeout as delay } from 'node:timers/promises';

/** Before a captcha is asked for again. */
const BUSY_MS = 100;

/**
 * The UUID of a captcha of a server in a process of its own. A slow machine may have no time for one just then, and
 * says so (503); it is asked again, as a visitor would.
 * @param api address of the API, `http://127.0.0.1:port/api`
 * @throws Error for any other refusal, and where the server does not answer
 */
export async function takeCaptcha(api: string): Promise<string> {
  for (;;) {
    const answer = await fetch(`${api}/auth/code`);
    const { uuid } = (await answer.json()) as { uuid?: string };
    if (uuid !== undefined) return uuid;
    if (answer.status !== 503) throw new Error(`No captcha: ${answer.status}`);
    await delay(BUSY_MS);
  }
}

/** A captcha, and the address of the API that it was taken from. */
export interface IssuedCaptcha {
  readonly api: string;
  readonly uuid: string;
}

/**
 * Captchas for so many who are to book at once, of each server in turn; one at a time of each, which a slow machine has
 * time for.
 */
export async function takeCaptchas(apis: readonly string[], count: number): Promise<IssuedCaptcha[]> {
  const taken: IssuedCaptcha[] = [];
  while (taken.length < count) {
    taken.push(...(await Promise.all(apis.map(async (api) => ({ api, uuid: await takeCaptcha(api) })))));
  }
  return taken.slice(0, count);
}
