import { randomInt, randomUUID } from 'node:crypto';
import type { Captcha } from '@phial/contract/captcha';
import {
  CAPTCHA_ALPHABET,
  CAPTCHA_LENGTH,
  CAPTCHA_LIFE_SECONDS,
  normaliseCaptcha,
} from '@phial/domain/captcha-text';
import type { AppDependencies } from '../app-dependencies.ts';
import { Refused } from '../errors.ts';
import { insertCaptcha, takeCaptcha } from './captcha.sql.ts';
import { drawCaptcha } from './draw-captcha.ts';

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** Draws a captcha and remembers its answer as a keyed hash for 300 s (D-52). */
export async function issueCaptcha({ db, clock, keys }: AppDependencies): Promise<Captcha> {
  const answer = Array.from(
    { length: CAPTCHA_LENGTH },
    () => CAPTCHA_ALPHABET[randomInt(CAPTCHA_ALPHABET.length)],
  ).join('');
  const uuid = randomUUID();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + CAPTCHA_LIFE_SECONDS * 1000);
  const [png] = await Promise.all([
    drawCaptcha(answer),
    insertCaptcha(db, {
      captchaId: uuid,
      answerHash: keys.keyedHash('captcha', `${uuid} ${answer}`),
      expiresAt,
      now,
    }),
  ]);
  return { uuid, img: `data:image/png;base64,${png.toString('base64')}` };
}

/**
 * Spends a captcha: any attempt uses it up, right or wrong. Case, width and
 * blanks of the answer do not matter. With `PHIAL_TEST_CAPTCHA` that answer
 * opens every captcha that exists (D-53); it is spent all the same.
 * @throws Refused `captcha-required` when the answer is empty, `captcha-wrong` for every other failure
 */
export async function spendCaptcha(
  { db, clock, keys, config }: Pick<AppDependencies, 'db' | 'clock' | 'keys' | 'config'>,
  attempt: { uuid: string; captcha: string },
): Promise<void> {
  const answer = normaliseCaptcha(attempt.captcha);
  const uuid = attempt.uuid.trim().toLowerCase();
  if (answer === '' || uuid === '') throw new Refused('captcha-required');
  if (!UUID.test(uuid)) throw new Refused('captcha-wrong');
  const answerHash = await takeCaptcha(db, uuid, clock.now());
  if (answerHash === undefined) throw new Refused('captcha-wrong');
  const testAnswer = config.test.captcha;
  if (testAnswer !== undefined && normaliseCaptcha(testAnswer) === answer) return;
  if (!keys.matchesKeyedHash('captcha', `${uuid} ${answer}`, answerHash)) throw new Refused('captcha-wrong');
}
