import type { Language } from '@phial/domain/language';
import { valueAtPath } from '@phial/domain/messages/request-template';
import type { Config } from '../config.ts';
import { createTextPost, TIME_LIMITS } from './post-text.ts';

/** A text message as it goes out. */
export interface TextMessage {
  /** As E.164 writes it: `+85291234567`. */
  to: string;
  text: string;
  /** Of the text. */
  language: Language;
}

/** Sends text messages; handed over like the mailer. */
export interface TextSender {
  /** How its messages arrive. */
  readonly channel: 'sms' | 'whatsapp';
  /**
   * @returns what the provider calls the message; null when its answer does not say
   * @throws SendFailure
   */
  send(message: TextMessage): Promise<{ providerMessageId: string | null }>;
}

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
  const post = createTextPost(timeLimits);
  return {
    channel: 'sms',
    async send({ to, text }) {
      const answer = await post({
        url: address,
        headers: {
          authorization: `Basic ${Buffer.from(login).toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({ To: to, From: smsFrom, Body: text }).toString(),
      });
      return { providerMessageId: readMessageId(answer, 'sid') };
    },
  };
}

/** @param path see {@link valueAtPath}; empty: there is no id */
export function readMessageId(answer: string, path: string): string | null {
  try {
    const id = valueAtPath(JSON.parse(answer), path);
    return id !== undefined && isMessageId(id) ? id : null;
  } catch {
    return null;
  }
}

/** Whether a text may be what a provider calls a message. */
export function isMessageId(text: string): boolean {
  return /^[\w.:=+/-]{1,200}$/.test(text);
}
