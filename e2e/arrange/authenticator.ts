import { createHmac } from 'node:crypto';

/** How long digits are shown, in milliseconds. */
export const STEP_MS = 30_000;

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * What the authenticator application on a telephone shows (RFC 6238).
 * @param key as the page shows it, blanks included
 * @param away steps of thirty seconds from now; the server takes one either way, and each step once
 */
export function authenticatorDigits(key: string, away = 0): string {
  const bits = [...key.replace(/\s/g, '')].map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0'));
  const bytes = (bits.join('').match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + away));
  const mac = createHmac('sha1', Buffer.from(bytes)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  return String((mac.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}
