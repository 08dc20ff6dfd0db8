import { randomUUID } from 'node:crypto';
import { buildTestApp, type TestApp } from '../../../apps/server/src/testing/build-test-app.ts';
import type { TestDatabase } from '../../../apps/server/src/testing/open-test-database.ts';
import { newTally, type Tally } from './tally.ts';

/** Put into the database at a time: every booking and enquiry spends one. */
const CAPTCHAS_AT_ONCE = 500;

/** An answer of the API, read. */
export interface Answer<Data = unknown> {
  readonly status: number;
  readonly error?: string;
  readonly data: Data;
  readonly token?: string;
  /** The body as it came. */
  readonly text: string;
}

/** A server on a PostgreSQL of its own, called in its process; its clock stands still until somebody moves it. */
export interface Stand {
  readonly test: TestApp;
  readonly tally: Tally;
  call<Data>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Answer<Data>>;
  /** @param isSpent one that was used before, where one was */
  captcha(isSpent?: boolean): Promise<{ uuid: string; captcha: string }>;
}

export async function openStand(db: TestDatabase): Promise<Stand> {
  const test = await buildTestApp({ db });
  const fresh: string[] = [];
  let spent: string = randomUUID();

  async function addCaptchas(): Promise<void> {
    fresh.push(...Array.from({ length: CAPTCHAS_AT_ONCE }, () => randomUUID()));
    const row = { answer_hash: Buffer.alloc(32), expires_at: new Date('9999-01-01'), earned: true };
    const rows = fresh.map((id) => ({ ...row, captcha_id: id }));
    await db.kysely.insertInto('captcha').values(rows).execute();
  }

  return {
    test,
    tally: newTally(),
    async call(method, path, body, headers = {}) {
      const response = await test.app.inject({
        method,
        url: test.config.apiPrefix + path,
        headers: { 'accept-language': 'en', ...headers },
        ...(body !== undefined && { payload: body }),
      });
      return { ...response.json(), status: response.statusCode, text: response.body };
    },
    async captcha(isSpent = false) {
      if (fresh.length === 0) await addCaptchas();
      if (!isSpent) spent = fresh.pop() ?? spent;
      return { uuid: spent, captcha: test.config.test.captcha ?? '' };
    },
  };
}
