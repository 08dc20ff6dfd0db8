import { resolve } from 'node:path';
import { isEmail } from '@phial/domain/identity/email';
import ipaddr from 'ipaddr.js';

// Each takes the trimmed text of a setting and throws what completes the sentence that begins with its name.

/** As it stands. */
export function text(given: string): string {
  return given;
}

export function port(text: string): number {
  const number = Number(text);
  if (!/^\d{1,5}$/.test(text) || number > 65_535) {
    throw new Error(`must be a port number from 0 to 65535, not "${text}"`);
  }
  return number;
}

export function host(text: string): string {
  if (!/^[\w.:%-]+$/.test(text)) throw new Error(`must be a host name or an address, not "${text}"`);
  return text;
}

/** As an absolute path. */
export function folder(text: string): string {
  if (text.includes('\0')) throw new Error('must be the path of a folder');
  return resolve(text);
}

/** The address carries a password, so the message does not repeat it. */
export function databaseAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'postgres:' && url?.protocol !== 'postgresql:') {
    throw new Error('must look like postgresql://user:password@host:5432/database');
  }
  return text;
}

/** It carries a password, too. */
export function mailServerAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if ((url?.protocol !== 'smtp:' && url?.protocol !== 'smtps:') || url.hostname === '') {
    throw new Error('must look like smtps://user:password@host:465 or smtp://host:25');
  }
  return text;
}

/** It carries a password, too, and so needs encryption, but on this machine. */
export function textProviderAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const local = url?.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url === undefined || (url.protocol !== 'https:' && !local) || url.username === '' || url.hash !== '') {
    throw new Error('must look like https://user:password@host/path');
  }
  return text;
}

/** A number as E.164 writes it, a short number, or the name that a sender may have (3GPP TS 23.040: 11 characters). */
export function textSenderName(text: string): string {
  if (!/^(?:\+\d{8,15}|\d{3,8}|(?=.*[A-Za-z])[A-Za-z0-9 ]{1,11})$/.test(text)) {
    throw new Error(`must be a number such as +85200000000 or a name of up to 11 letters, not "${text}"`);
  }
  return text;
}

export function mailAddress(text: string): string {
  if (!isEmail(text)) throw new Error(`must be an e-mail address, not "${text}"`);
  return text;
}

/** Without a slash at the end. */
export function webAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new Error(`must be an address such as https://lab.example, not "${text}"`);
  }
  return text.replace(/\/+$/, '');
}

/** Starts with a slash and does not end with one. */
export function apiPrefix(text: string): string {
  const prefix = `/${text.replace(/^\/+|\/+$/g, '')}`;
  if (!/^(?:\/[\w-]+)+$/.test(prefix) || /^\/(?:m|admin|assets|uploads|en|zh-han[st])(?:\/|$)/.test(prefix)) {
    throw new Error(
      `must be a path such as /api, other than /m, /admin, /assets, /uploads and those of the languages, not "${text}"`,
    );
  }
  return prefix;
}

export function siteAddress(text: string): string {
  // The root is the desktop site itself; two slashes would be another host.
  if (/^\/[\w~-][\w./~-]*$/.test(text)) return text;
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text;
  throw new Error(`must be a path such as /m/ or an address such as https://m.lab.example/, not "${text}"`);
}

/** A command may carry a password, so the message repeats neither. */
export function fileOrCommand(text: string): string {
  if (!/^(?:\/|\|\s*\S)/.test(text) || text.endsWith('/') || text.includes('\0')) {
    throw new Error('must be the whole path of a file, such as /mnt/store/heads.jsonl, or | and a command');
  }
  return text;
}

export function onOrOff(text: string): boolean {
  if (text !== 'on' && text !== 'off') throw new Error(`must be on or off, not "${text}"`);
  return text === 'on';
}

/** @param what it has to be, for the message */
function wholeNumber(least: number, most: number, what = 'a whole number'): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (!/^\d+$/.test(text) || text.length > String(most).length || number < least || number > most) {
      throw new Error(`must be ${what} from ${least} to ${most}, not "${text}"`);
    }
    return number;
  };
}

export const connections = wholeNumber(4, 1000);
export const milliseconds = wholeNumber(0, 60_000, 'a whole number of milliseconds');
export const retentionDays = wholeNumber(1, 3650, 'a whole number of days');
export const peakBookings = wholeNumber(1, 1_000_000, 'a whole number of bookings');

const workerCount = wholeNumber(1, 64, 'auto or a whole number');

/** Undefined for `auto`. */
export function workers(text: string): number | undefined {
  return text === 'auto' ? undefined : workerCount(text);
}

export function captchaAnswer(text: string): string {
  if (!/^[\x21-\x7e]{4}$/.test(text)) throw new Error('must be four characters');
  return text;
}

export function instant(text: string): Date {
  const date = new Date(text);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*(?:Z|[+-]\d{2}:\d{2})$/.test(text) || Number.isNaN(date.getTime())) {
    throw new Error(`must be an instant with its zone, such as 2026-03-02T09:00:00+08:00, not "${text}"`);
  }
  return date;
}

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;

export function logLevel(text: string): (typeof LOG_LEVELS)[number] {
  const level = LOG_LEVELS.find((name) => name === text);
  if (!level) throw new Error(`must be one of ${LOG_LEVELS.join(', ')}, not "${text}"`);
  return level;
}

export function proxies(text: string): false | string[] {
  if (text === 'off') return false;
  const list = text.split(',').map((entry) => entry.trim());
  if (
    !list.every((entry) => /^(?:loopback|linklocal|uniquelocal|[\da-fA-F.:]+(?:\/\d{1,3})?)$/.test(entry))
  ) {
    throw new Error(`must be off, loopback or a list of addresses such as 10.0.0.0/8, not "${text}"`);
  }
  return list;
}

export function networks(text: string): readonly string[] {
  if (text === 'off') return [];
  const list = text.split(',').map((entry) => entry.trim());
  if (!list.every((entry) => ipaddr.isValidCIDR(entry))) {
    throw new Error(`must be off or a list of networks such as 10.20.0.0/16,192.168.7.5/32, not "${text}"`);
  }
  return list;
}
