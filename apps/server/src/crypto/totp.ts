import { createHmac, randomBytes } from 'node:crypto';
import { sameBytes } from './key-ring.ts';

/*
 * One-time passwords by time (RFC 6238) as every authenticator application
 * makes them: SHA-1, six digits, steps of thirty seconds. It is the HMAC of a
 * counter, so no library is needed for it.
 */

const STEP_SECONDS = 30;
const DIGITS = 6;
const SECRET_BYTES = 20;
/** Clocks of telephones and people who type slowly: one step before and one after. */
const TOLERATED_STEPS = 1;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new secret of 160 bits in base32, 32 signs. */
export function newTotpSecret(): string {
  const bits = [...randomBytes(SECRET_BYTES)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32[Number.parseInt(five, 2)]).join('');
}

/**
 * The digits of one time step (RFC 4226, section 5.3).
 * @param secret base32 without padding
 * @param step whole steps of thirty seconds since 1970
 */
export function totpOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The step of an instant. */
export function totpStep(now: Date): number {
  return Math.floor(now.getTime() / 1000 / STEP_SECONDS);
}

/**
 * The time step whose digits these are: the present one, the one before or the one after.
 * @param after the last step that was used; a step up to it counts no more
 * @returns undefined when they are of no such step
 */
export function matchingTotpStep(
  secret: string,
  digits: string,
  now: Date,
  after: number,
): number | undefined {
  const present = totpStep(now);
  let found: number | undefined;
  for (let step = present - TOLERATED_STEPS; step <= present + TOLERATED_STEPS; step++) {
    const same = sameBytes(Buffer.from(totpOf(secret, step)), Buffer.from(digits));
    if (same && step > after) found ??= step;
  }
  return found;
}

/** The otpauth:// address that authenticator applications read from a QR code. */
export function totpAddress(secret: string, issuer: string, login: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(login)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}

function bytesOf(base32: string): Buffer {
  const bits = [...base32].map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}
