import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { isEmail } from '@phial/domain/identity/email';
import ipaddr from 'ipaddr.js';
import { systemErrorCode } from './system-error.ts';

/** Every setting of the server, read once at start; `docs/operations.md` lists them with their defaults. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute path. Embedded database, key file, uploads. */
  readonly dataDir: string;
  /** A PostgreSQL server of one's own instead of the embedded one. */
  readonly databaseUrl?: string;
  /** Address visitors use, without a slash at the end. */
  readonly publicUrl?: string;
  /** Starts with a slash and does not end with one. */
  readonly apiPrefix: string;
  /** Path on this server or a whole address (docs/rules/site.md#mobile-edition). */
  readonly mobileSiteUrl: string;
  readonly adminSiteUrl: string;
  /** `PHIAL_KEYS` as it stands, `id:base64,id:base64`, newest first; read by the key ring. */
  readonly keys?: string;
  /** Whether the sample content is loaded, each part while its table is empty. */
  readonly sample: boolean;
  /** Days after the appointment's that its personal data are kept (ADR 016). */
  readonly retentionDays: number;
  /** Mail server for messages to visitors; without it they are called by telephone. */
  readonly smtpUrl?: string;
  /** Address they come from. */
  readonly mailFrom?: string;
  /** Provider of text messages with its login; see `text-messages/text-sender.ts`. */
  readonly smsUrl?: string;
  /** Number or name they come from. */
  readonly smsFrom?: string;
  /** Networks in CIDR notation that are not public and that webhooks may be sent to all the same. */
  readonly webhookPrivateAddresses: readonly string[];
  readonly production: boolean;
  readonly test: {
    /** The answer every captcha accepts (docs/rules/captcha-and-limits.md#test-settings). */
    readonly captcha?: string;
    /** The instant the server's clock starts at. */
    readonly clock?: Date;
    /** The password of the accounts of the first start. */
    readonly password?: string;
    /** Whether the limits of requests hold; off only for tests and benchmarks. */
    readonly limits: boolean;
  };
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Whose `X-Forwarded-*` headers are believed: nobody's, or those of the addresses listed. */
  readonly trustProxy: false | string[];
}

/** A setting that cannot be used; the message is one line that names it and says what would do. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * The environment with the `.env` file of a folder beneath it: what the environment sets wins.
 * @throws ConfigError when the file is there but cannot be read
 */
export function environmentWithFile(env: NodeJS.ProcessEnv, folder: string): NodeJS.ProcessEnv {
  const path = join(folder, '.env');
  try {
    return { ...parseEnv(readFileSync(path, 'utf8')), ...env };
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return env;
    throw new ConfigError(`${path} cannot be read (${code}): make it readable or move it away`);
  }
}

/**
 * @param env see {@link environmentWithFile}; an empty value counts as not set
 * @throws ConfigError naming the first setting that is wrong
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const production = env.NODE_ENV === 'production';
  const databaseUrl = optional(env, 'DATABASE_URL', databaseAddress);
  const publicUrl = optional(env, 'PUBLIC_URL', webAddress);
  const smtpUrl = optional(env, 'SMTP_URL', mailServerAddress);
  const mailFrom = optional(env, 'MAIL_FROM', mailAddress);
  const smsUrl = optional(env, 'SMS_URL', textProviderAddress);
  const smsFrom = optional(env, 'SMS_FROM', textSenderName);
  if ((smsUrl === undefined) !== (smsFrom === undefined)) {
    throw new ConfigError(`${smsUrl ? 'SMS_FROM' : 'SMS_URL'} is missing: set both of SMS_URL and SMS_FROM`);
  }
  return {
    port: optional(env, 'PORT', port) ?? 8080,
    host: optional(env, 'HOST', host) ?? '127.0.0.1',
    dataDir: resolve(optional(env, 'DATA_DIR', folder) ?? 'data'),
    ...(databaseUrl && { databaseUrl }),
    ...(publicUrl && { publicUrl }),
    apiPrefix: optional(env, 'API_PREFIX', apiPrefix) ?? '/api',
    mobileSiteUrl: optional(env, 'MOBILE_SITE_URL', siteAddress) ?? '/m/',
    adminSiteUrl: optional(env, 'ADMIN_SITE_URL', siteAddress) ?? '/admin/',
    ...(env.PHIAL_KEYS && { keys: env.PHIAL_KEYS }),
    sample: optional(env, 'PHIAL_SAMPLE', onOrOff) ?? true,
    retentionDays: optional(env, 'RETENTION_DAYS', retentionDays) ?? 90,
    ...(smtpUrl && { smtpUrl }),
    ...(mailFrom && { mailFrom }),
    ...(smsUrl && { smsUrl }),
    ...(smsFrom && { smsFrom }),
    webhookPrivateAddresses: optional(env, 'WEBHOOK_PRIVATE_ADDRESSES', networks) ?? [],
    production,
    test: testSettings(env, production),
    logLevel: optional(env, 'LOG_LEVEL', logLevel) ?? 'info',
    trustProxy: optional(env, 'TRUST_PROXY', proxies) ?? false,
  };
}

function testSettings(env: NodeJS.ProcessEnv, production: boolean): Config['test'] {
  const present = Object.keys(env).find((name) => name.startsWith('PHIAL_TEST_') && env[name]);
  if (production && present) {
    throw new ConfigError(`${present} is for tests only and is refused with NODE_ENV=production: remove it`);
  }
  const captcha = optional(env, 'PHIAL_TEST_CAPTCHA', captchaAnswer);
  const clock = optional(env, 'PHIAL_TEST_CLOCK', instant);
  return {
    ...(captcha && { captcha }),
    ...(clock && { clock }),
    ...(env.PHIAL_TEST_PASSWORD && { password: env.PHIAL_TEST_PASSWORD }),
    limits: optional(env, 'PHIAL_TEST_LIMITS', onOrOff) ?? true,
  };
}

/** Reads one setting; what the reader throws becomes the second half of the one line. */
function optional<T>(env: NodeJS.ProcessEnv, name: string, read: (text: string) => T): T | undefined {
  const text = env[name]?.trim();
  if (!text) return undefined;
  try {
    return read(text);
  } catch (error) {
    throw new ConfigError(`${name} ${error instanceof Error ? error.message : String(error)}`);
  }
}

function port(text: string): number {
  const number = Number(text);
  if (!/^\d{1,5}$/.test(text) || number > 65_535) {
    throw new Error(`must be a port number from 0 to 65535, not "${text}"`);
  }
  return number;
}

function host(text: string): string {
  if (!/^[\w.:%-]+$/.test(text)) throw new Error(`must be a host name or an address, not "${text}"`);
  return text;
}

function folder(text: string): string {
  if (text.includes('\0')) throw new Error('must be the path of a folder');
  return text;
}

/** The address carries a password, so the message does not repeat it. */
function databaseAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'postgres:' && url?.protocol !== 'postgresql:') {
    throw new Error('must look like postgresql://user:password@host:5432/database');
  }
  return text;
}

/** It carries a password, too. */
function mailServerAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if ((url?.protocol !== 'smtp:' && url?.protocol !== 'smtps:') || url.hostname === '') {
    throw new Error('must look like smtps://user:password@host:465 or smtp://host:25');
  }
  return text;
}

/** It carries a password, too, and so needs encryption, but on this machine. */
function textProviderAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const local = url?.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url === undefined || (url.protocol !== 'https:' && !local) || url.username === '' || url.hash !== '') {
    throw new Error('must look like https://user:password@host/path');
  }
  return text;
}

/** A number as E.164 writes it, a short number, or the name that a sender may have (3GPP TS 23.040: 11 characters). */
function textSenderName(text: string): string {
  if (!/^(?:\+\d{8,15}|\d{3,8}|(?=.*[A-Za-z])[A-Za-z0-9 ]{1,11})$/.test(text)) {
    throw new Error(`must be a number such as +85200000000 or a name of up to 11 letters, not "${text}"`);
  }
  return text;
}

function mailAddress(text: string): string {
  if (!isEmail(text)) throw new Error(`must be an e-mail address, not "${text}"`);
  return text;
}

function webAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new Error(`must be an address such as https://lab.example, not "${text}"`);
  }
  return text.replace(/\/+$/, '');
}

function apiPrefix(text: string): string {
  const prefix = `/${text.replace(/^\/+|\/+$/g, '')}`;
  if (!/^(?:\/[\w-]+)+$/.test(prefix) || /^\/(?:m|admin|assets|uploads|en|zh-han[st])(?:\/|$)/.test(prefix)) {
    throw new Error(
      `must be a path such as /api, other than /m, /admin, /assets, /uploads and those of the languages, not "${text}"`,
    );
  }
  return prefix;
}

function siteAddress(text: string): string {
  // The root is the desktop site itself; two slashes would be another host.
  if (/^\/[\w~-][\w./~-]*$/.test(text)) return text;
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text;
  throw new Error(`must be a path such as /m/ or an address such as https://m.lab.example/, not "${text}"`);
}

function onOrOff(text: string): boolean {
  if (text !== 'on' && text !== 'off') throw new Error(`must be on or off, not "${text}"`);
  return text === 'on';
}

const MOST_RETENTION_DAYS = 3650;

function retentionDays(text: string): number {
  const number = Number(text);
  if (!/^\d{1,4}$/.test(text) || number < 1 || number > MOST_RETENTION_DAYS) {
    throw new Error(`must be a whole number of days from 1 to ${MOST_RETENTION_DAYS}, not "${text}"`);
  }
  return number;
}

function captchaAnswer(text: string): string {
  if (!/^[\x21-\x7e]{4}$/.test(text)) throw new Error('must be four characters');
  return text;
}

function instant(text: string): Date {
  const date = new Date(text);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*(?:Z|[+-]\d{2}:\d{2})$/.test(text) || Number.isNaN(date.getTime())) {
    throw new Error(`must be an instant with its zone, such as 2026-03-02T09:00:00+08:00, not "${text}"`);
  }
  return date;
}

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;

function logLevel(text: string): Config['logLevel'] {
  const level = LOG_LEVELS.find((name) => name === text);
  if (!level) throw new Error(`must be one of ${LOG_LEVELS.join(', ')}, not "${text}"`);
  return level;
}

function proxies(text: string): false | string[] {
  if (text === 'off') return false;
  const list = text.split(',').map((entry) => entry.trim());
  if (
    !list.every((entry) => /^(?:loopback|linklocal|uniquelocal|[\da-fA-F.:]+(?:\/\d{1,3})?)$/.test(entry))
  ) {
    throw new Error(`must be off, loopback or a list of addresses such as 10.0.0.0/8, not "${text}"`);
  }
  return list;
}

function networks(text: string): string[] {
  if (text === 'off') return [];
  const list = text.split(',').map((entry) => entry.trim());
  if (!list.every((entry) => ipaddr.isValidCIDR(entry))) {
    throw new Error(`must be off or a list of networks such as 10.20.0.0/16,192.168.7.5/32, not "${text}"`);
  }
  return list;
}
