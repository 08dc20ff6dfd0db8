/**
 * A repeat of the same submission within this time is not sent
 * (docs/rules/captcha-and-limits.md#duplicate-submission).
 */
const DUPLICATE_WINDOW_MS = 1000;

const KEY = 'submissions';

interface Submission {
  readonly method: string;
  readonly url: string;
  /** Fingerprint of the body. */
  readonly body: string;
  /** Milliseconds since 1970, by the page's clock. */
  readonly time: number;
}

/**
 * Bodies hold names and document numbers, so session storage gets a
 * fingerprint under a seed that only this page's memory knows: short numbers
 * cannot be guessed back from it.
 */
const seeds = crypto.getRandomValues(new Uint32Array(2));

function fingerprint(text: string): string {
  let [low = 0, high = 0] = seeds;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    low = Math.imul(low ^ unit, 0x85ebca6b);
    low ^= low >>> 15;
    high = Math.imul(high ^ unit, 0xc2b2ae35);
    high ^= high >>> 13;
  }
  return `${(low >>> 0).toString(16)}-${(high >>> 0).toString(16)}`;
}

function isSubmission(value: unknown): value is Submission {
  return typeof value === 'object' && value !== null && 'time' in value && typeof value.time === 'number';
}

function recentSubmissions(now: number): Submission[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter(isSubmission).filter(({ time }) => time <= now && now - time < DUPLICATE_WINDOW_MS);
  } catch {
    return [];
  }
}

/**
 * Notes a POST or PUT and says whether the very same one (method, URL, body)
 * went out less than a second ago. The repeat does not extend
 * the time. A browser without session storage is never stopped.
 * @param body the JSON text that would be sent
 */
export function isDuplicate(method: string, url: string, body: string): boolean {
  const now = Date.now();
  const recent = recentSubmissions(now);
  const print = fingerprint(body);
  if (recent.some((one) => one.method === method && one.url === url && one.body === print)) return true;
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...recent, { method, url, body: print, time: now }]));
  } catch {
    // A courtesy to the visitor; the server's idempotency key is what protects a booking.
  }
  return false;
}
