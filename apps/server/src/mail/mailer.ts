import type { Config } from '../config.ts';
import { asStep } from '../telemetry/steps.ts';
import { SendFailure } from './send-failure.ts';

/** A message as it goes out. */
export interface Email {
  /** The same for every attempt, so that a mail program shows a repeated one once. */
  id: string;
  to: string;
  /** The sender's name, in the language of the email, and address. */
  from: { name: string; address: string };
  subject: string;
  text: string;
  /** The same, for whoever reads formatted e-mail. */
  html?: string;
  /** Pictures that the HTML shows as `cid:<id>`. */
  pictures?: readonly { cid: string; filename: string; content: Buffer; contentType: string }[];
  /** What a calendar applies by itself, or offers to add. */
  calendar?: { method: 'PUBLISH' | 'REQUEST' | 'CANCEL'; content: string };
  /** An https address that ends e-mail of this kind by a POST; mail programs show a button for it (RFC 8058). */
  unsubscribe?: string;
}

/** Sends e-mail; handed over like the clock, so that whoever sends takes it as an argument. */
export interface Mailer {
  /** @throws SendFailure when the mail server cannot be reached or does not let us in */
  verify(): Promise<void>;
  /** @throws SendFailure */
  send(email: Email): Promise<void>;
}

/** Milliseconds. */
const TIME_LIMITS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

/** @returns undefined without `SMTP_URL`: visitors are then called by telephone */
export function createMailer({ smtpUrl }: Pick<Config, 'smtpUrl'>): Mailer | undefined {
  if (smtpUrl === undefined) return undefined;
  const address = new URL(smtpUrl);
  let opening: ReturnType<typeof openTransport> | undefined;
  const openedTransport = () => {
    opening ??= openTransport(address);
    return opening;
  };
  return {
    async verify() {
      await orFailure((await openedTransport()).verify());
    },
    async send({ id, to, from, subject, text, html, pictures = [], calendar, unsubscribe }) {
      const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
      const transport = await openedTransport();
      const sending = () =>
        transport.sendMail({
          from,
          to: { name: '', address: to },
          messageId: `<${id}@${domain}>`,
          // Answering machines are not to answer (RFC 3834).
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribe !== undefined && {
              'List-Unsubscribe': `<${unsubscribe}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
          subject,
          text,
          ...(html !== undefined && { html }),
          attachments: pictures.map((picture) => ({ ...picture, contentDisposition: 'inline' as const })),
          ...(calendar !== undefined && { icalEvent: { ...calendar, filename: 'appointment.ics' } }),
        });
      await orFailure(asStep('email', sending));
    },
  };
}

/** The library is loaded for the first e-mail: a server starts sooner without it. */
async function openTransport(address: URL) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    ...TIME_LIMITS,
    host: address.hostname.replace(/^\[|\]$/g, ''),
    secure: address.protocol === 'smtps:',
    ...(address.port !== '' && { port: Number(address.port) }),
    ...(address.username !== '' && {
      auth: { user: decodeURIComponent(address.username), pass: decodeURIComponent(address.password) },
      // A password never crosses the network in clear.
      requireTLS: !isOnThisMachine(address.hostname),
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

function isOnThisMachine(host: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(host);
}

async function orFailure(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    throw failureOf(error);
  }
}

/** Before a message is handed over: no such host, no connection, no encryption, login refused. */
const BEFORE = new Set(['EDNS', 'ECONNREFUSED', 'ETLS', 'EREQUIRETLS', 'EAUTH', 'ENOAUTH', 'ECONFIG']);

/** What the mail server says of a message itself, and what we find wrong with it before it goes. */
const ABOUT_THE_MESSAGE = new Set(['EENVELOPE', 'EMESSAGE']);

function failureOf(error: unknown): SendFailure {
  const { code, responseCode, syscall, command } = readFailure(error);
  const name = [code ?? 'EUNKNOWN', responseCode].filter((part) => part !== undefined).join(' ');
  if (ABOUT_THE_MESSAGE.has(code ?? '') && (command === 'API' || (responseCode ?? 0) >= 500)) {
    return new SendFailure('refused', name);
  }
  if (BEFORE.has(code ?? '') || syscall === 'connect') return new SendFailure('unreachable', name);
  return new SendFailure(responseCode === undefined ? 'unconfirmed' : 'not-sent', name);
}

function readFailure(error: unknown) {
  const read = <Value extends string | number>(field: string, type: 'string' | 'number') => {
    const value: unknown = error instanceof Error ? Reflect.get(error, field) : undefined;
    return typeof value === type ? (value as Value) : undefined;
  };
  return {
    code: read<string>('code', 'string'),
    responseCode: read<number>('responseCode', 'number'),
    syscall: read<string>('syscall', 'string'),
    command: read<string>('command', 'string'),
  };
}
