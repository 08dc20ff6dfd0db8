import { Agent, request } from 'undici';
import type { Config } from '../config.ts';
import { SendFailure } from '../mail/send-failure.ts';
import { systemErrorCode } from '../system-error.ts';

/** A text message as it goes out. */
interface TextMessage {
  /** As E.164 writes it: `+85291234567`. */
  to: string;
  text: string;
}

/** Sends text messages; handed over like the mailer. */
export interface TextSender {
  /**
   * @returns what the provider calls the message; null when its answer does not say
   * @throws SendFailure
   */
  send(message: TextMessage): Promise<{ providerMessageId: string | null }>;
}

/** Milliseconds. */
const TIME_LIMITS = { connect: 5_000, whole: 15_000 };

/**
 * Sends by Twilio's "create a message" or a service that takes the same: a POST of the form fields `To`, `From` and
 * `Body` with basic authentication, answered with JSON whose `sid` is the message's
 * (https://www.twilio.com/docs/messaging/api/message-resource).
 * @param timeLimits of tests
 * @returns undefined without `SMS_URL` and `SMS_FROM`
 */
export function createTextSender(
  { smsUrl, smsFrom }: Pick<Config, 'smsUrl' | 'smsFrom'>,
  timeLimits = TIME_LIMITS,
): TextSender | undefined {
  if (smsUrl === undefined || smsFrom === undefined) return undefined;
  const address = new URL(smsUrl);
  const login = `${decodeURIComponent(address.username)}:${decodeURIComponent(address.password)}`;
  address.username = '';
  address.password = '';
  // A connection for each message: none can have been closed meanwhile, so a failed connection says that nothing left.
  const dispatcher = new Agent({ connect: { timeout: timeLimits.connect }, pipelining: 0 });
  return {
    async send({ to, text }) {
      const answer = await orFailure(async () => {
        const response = await request(address, {
          dispatcher,
          method: 'POST',
          headers: {
            authorization: `Basic ${Buffer.from(login).toString('base64')}`,
            'content-type': 'application/x-www-form-urlencoded',
          },
          body: new URLSearchParams({ To: to, From: smsFrom, Body: text }).toString(),
          signal: AbortSignal.timeout(timeLimits.whole),
        });
        return { status: response.statusCode, body: await response.body.text() };
      });
      const failure = failureOfStatus(answer.status);
      if (failure !== undefined) throw failure;
      return { providerMessageId: readId(answer.body) };
    },
  };
}

/** By what has not begun before a connection stands: no such host, nobody there, no encryption. */
const BEFORE =
  /^(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$|CERT|TLS|SSL|UNABLE_TO/;

async function orFailure<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    const code = systemErrorCode(error) ?? 'EUNKNOWN';
    throw new SendFailure(BEFORE.test(code) ? 'not-sent' : 'unconfirmed', code);
  }
}

/** Too many requests, not now, and a wrong login concern every message; other 4xx this one (RFC 9110, section 15.5). */
const LATER = new Set([401, 403, 404, 429, 503]);

function failureOfStatus(status: number): SendFailure | undefined {
  if (status >= 200 && status < 300) return undefined;
  const code = `HTTP ${status}`;
  if (LATER.has(status)) return new SendFailure('not-sent', code);
  return new SendFailure(status >= 400 && status < 500 ? 'refused' : 'unconfirmed', code);
}

function readId(body: string): string | null {
  try {
    const answer: unknown = JSON.parse(body);
    const id: unknown =
      typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'sid') : undefined;
    return typeof id === 'string' && /^[\w.:-]{1,100}$/.test(id) ? id : null;
  } catch {
    return null;
  }
}
