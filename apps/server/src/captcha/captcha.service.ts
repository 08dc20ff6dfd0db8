import { randomUUID } from 'node:crypto';
import type { Captcha } from '@phial/contract/booking/captcha';
import type { EarnedAnswer } from '@phial/contract/booking/work';
import { CAPTCHA_LIFE_SECONDS, normaliseCaptcha } from '@phial/domain/booking/captcha-text';
import { parseUuid } from '@phial/domain/uuid';
import type { AppDependencies } from '../app-dependencies.ts';
import { Refused } from '../errors.ts';
import type { Limits } from '../limits/limits.ts';
import { insertCaptcha, takeCaptcha } from './captcha.sql.ts';
import { newAnswer } from './captcha-answer.ts';
import { CAPTCHAS } from './captcha-stock.ts';

type CaptchaStore = Pick<AppDependencies, 'db' | 'clock' | 'keys'>;

/**
 * A picture that was drawn ahead; its answer is remembered as a keyed hash for 300 s.
 * @throws Refused `busy` when too many wait for a picture
 */
export async function issueCaptcha(deps: CaptchaStore): Promise<Captcha> {
  const { answer, img } = await CAPTCHAS.take();
  return { uuid: await remember(deps, answer, false), img };
}

/** An answer without a picture, for somebody who has solved work for it; as good as a picture's, and for as long. */
export async function issueEarnedAnswer(deps: CaptchaStore): Promise<EarnedAnswer> {
  const captcha = newAnswer();
  return { uuid: await remember(deps, captcha, true), captcha };
}

async function remember({ db, clock, keys }: CaptchaStore, answer: string, earned: boolean): Promise<string> {
  const uuid = randomUUID();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + CAPTCHA_LIFE_SECONDS * 1000);
  const answerHash = keys.keyedHash('captcha', `${uuid} ${answer}`);
  await insertCaptcha(db, { captchaId: uuid, answerHash, expiresAt, now, earned });
  return uuid;
}

/**
 * Spends a captcha: any attempt uses it up, right or wrong. Case, width and
 * blanks of the answer do not matter. With `PHIAL_TEST_CAPTCHA` that answer
 * opens every captcha that exists; it is spent all the same. Programs read
 * pictures as well as people do, so there is a budget of pictures by network
 * and for the site, beyond which only an answer earned by work counts.
 * @param address as `request.ip` gives it
 * @throws Refused `captcha-required` when the answer is empty, `work-instead` beyond the budget of pictures,
 *   `captcha-wrong` for every other failure
 */
export async function spendCaptcha(
  { db, clock, keys, config, limits }: CaptchaStore & Pick<AppDependencies, 'config' | 'limits'>,
  attempt: { uuid: string; captcha: string },
  address: string,
): Promise<void> {
  const answer = normaliseCaptcha(attempt.captcha);
  const uuid = parseUuid(attempt.uuid.trim());
  if (answer === '' || attempt.uuid.trim() === '') throw new Refused('captcha-required');
  if (uuid === undefined) throw new Refused('captcha-wrong');
  const taken = await takeCaptcha(db, uuid, clock.now());
  if (taken === undefined) throw new Refused('captcha-wrong');
  const testAnswer = config.test.captcha;
  const opened = testAnswer !== undefined && normaliseCaptcha(testAnswer) === answer;
  if (!opened && !keys.matchesKeyedHash('captcha', `${uuid} ${answer}`, taken.answerHash)) {
    throw new Refused('captcha-wrong');
  }
  if (!taken.earned) await countPicture(limits, address);
}

async function countPicture(limits: Limits, address: string): Promise<void> {
  try {
    await limits.consume('picture', { address });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new Refused('work-instead', undefined, error.retryAfterSeconds);
  }
}
