import { randomInt } from 'node:crypto';
import type { EarnedAnswer, Work, WorkPurpose } from '@phial/contract/booking/work';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/scrypt';
import type { Payload } from 'altcha-lib/types';
import type { AppDependencies } from '../app-dependencies.ts';
import { issueEarnedAnswer } from '../captcha/captcha.service.ts';
import type { KeyRing } from '../crypto/key-ring.ts';
import { Refused } from '../errors.ts';
import { spendNonce } from './work.sql.ts';
import { workPrice } from './work-price.ts';

/**
 * 1 MiB a key: more than the fast memory of a graphics processor has for each of its cores, little for a phone. The
 * server derives one for each challenge, so a smaller key makes a challenge cheaper, and the price has more of them.
 */
const SCRYPT = { algorithm: 'SCRYPT', cost: 1024, memoryCost: 8, parallelism: 1, keyLength: 32 } as const;
const LIFE_MS = 10 * 60_000;
/** A challenge made while it was quieter still counts, unless the price has more than doubled since. */
const PRICE_GRACE = 2;

type WorkDependencies = Pick<AppDependencies, 'db' | 'clock' | 'config' | 'keys' | 'limits'>;

/**
 * A challenge whose price follows the caller's networks and the site; none with `PHIAL_TEST_LIMITS=off`.
 * @throws Refused `too-many-requests`
 */
export async function issueWork(
  deps: WorkDependencies,
  { purpose, address }: { purpose: WorkPurpose; address: string },
): Promise<Work> {
  if (!deps.config.test.limits) return { challenge: null, secondsLeft: LIFE_MS / 1000 };
  await deps.limits.consume('challenge', { address });
  const most = await workPrice(deps, purpose, address);
  const challenge = await createChallenge({
    ...SCRYPT,
    ...secretsOf(deps.keys),
    deriveKey,
    counter: randomInt(most),
    data: { purpose, most, expiresAt: deps.clock.now().getTime() + LIFE_MS },
  });
  return { challenge: challenge as Work['challenge'], secondsLeft: LIFE_MS / 1000 };
}

/**
 * Spends a solved challenge: once, for its own purpose, at the price of now.
 * @param call.work base64 of the ALTCHA payload
 * @throws Refused `work-required` when it is missing or does not count
 */
export async function spendWork(
  deps: WorkDependencies,
  call: { work: string | undefined; purpose: WorkPurpose; address: string },
): Promise<void> {
  if (!deps.config.test.limits) return;
  const payload = readPayload(call.work);
  const now = deps.clock.now();
  const { nonce, data } = payload?.challenge.parameters ?? {};
  if (payload === undefined || nonce === undefined || data === undefined) throw new Refused('work-required');
  if (data.purpose !== call.purpose) throw new Refused('work-required');
  const { verified } = await verifySolution({ ...payload, ...secretsOf(deps.keys), deriveKey });
  const expiresAt = new Date(Number(data.expiresAt));
  // What follows reads what the signature covers.
  if (!verified || expiresAt <= now) throw new Refused('work-required');
  if (Number(data.most) * PRICE_GRACE < (await workPrice(deps, call.purpose, call.address))) {
    throw new Refused('work-required');
  }
  if (!(await spendNonce(deps.db, { nonce, expiresAt, now }))) throw new Refused('work-required');
  await deps.limits.workLoad.add(call.address, call.purpose);
}

/**
 * Trades solved work for an answer that the existing calls take in place of a picture's, once.
 * @throws Refused `work-required`
 */
export async function tradeWork(
  deps: WorkDependencies,
  call: { work: string | undefined; address: string },
): Promise<EarnedAnswer> {
  await spendWork(deps, { ...call, purpose: 'captcha' });
  return issueEarnedAnswer(deps);
}

/** The key that signs challenges, and the one that signs what solves them: with it a solution is checked without deriving. */
function secretsOf(keys: KeyRing) {
  return {
    hmacSignatureSecret: keys.keyedHash('work', 'challenge').toString('base64url'),
    hmacKeySignatureSecret: keys.keyedHash('work', 'solution').toString('base64url'),
  };
}

/** @returns undefined for what is no payload; what is in it is believed only once its signature is checked */
function readPayload(text: string | undefined): Payload | undefined {
  if (text === undefined) return undefined;
  try {
    const payload: Payload = JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
    const { nonce, data, keySignature } = payload.challenge.parameters;
    const whole = typeof nonce === 'string' && typeof data === 'object' && typeof keySignature === 'string';
    return whole && typeof payload.challenge.signature === 'string' ? payload : undefined;
  } catch {
    return undefined;
  }
}
