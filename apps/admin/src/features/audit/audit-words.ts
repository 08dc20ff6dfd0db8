import type { StaffMessages } from '@phial/content/messages/staff-messages';
import type { AuditPage, AuditSubject } from '@phial/contract/staff/audit';
import { AUDIT_SUBJECTS, type AuditAction } from '@phial/contract/staff/audit-event';
import { isDay, parseServTime } from '@phial/domain/hong-kong-time';
import type { Language } from '@phial/domain/language';
import { formatDate, formatMoment } from '@phial/domain/moment-text';
import { isUuid } from '@phial/domain/uuid';

type AuditWords = StaffMessages['audit'];

/** Display names of accounts by their ids. */
export type AccountNames = ReadonlyMap<string, string>;

/** An action that this release does not know is shown as it is kept. */
export function actionName(words: AuditWords, action: string): string {
  return words.actions[action as AuditAction] ?? action;
}

/** Who did it: by name, where there is an account. */
export function actorName(words: AuditWords, actor: string, displayName: string | null): string {
  if (displayName !== null) return displayName === '' ? words.deleted : displayName;
  return words.actors[actor as keyof AuditWords['actors']] ?? actor;
}

/** What the ids of the entries stand for. */
export type AuditSubjects = AuditPage['subjects'];

/** A thing by its point or name, its time and its number: `Central, 5 Jan 2026, 09:30, ABC123`. */
export function subjectText({ names, at, number }: AuditSubject, language: Language): string {
  const moment = at === null ? undefined : parseServTime(at);
  return [names?.[language], moment && formatMoment(moment, language), number]
    .filter((part) => part !== undefined && part !== '')
    .join(', ');
}

/** An id of something that is gone: its beginning is enough to distinguish two. */
export function shortId(id: string): string {
  return id.slice(0, 8);
}

/** What ids and codes stand for. */
interface Naming {
  names: AccountNames;
  subjects: AuditSubjects;
  /** Of a service by its code. */
  serviceName: (code: string) => string;
  language: Language;
}

/** The details of an entry, as `name: value`; empty ones are left out. */
export function detailTexts(
  words: StaffMessages,
  detail: object,
  { names, subjects, serviceName, language }: Naming,
): string[] {
  const { audit } = words;
  return Object.entries(detail)
    .filter(([, value]) => value !== '')
    .map(([key, value]: [string, unknown]) => {
      const name = audit.details[key as keyof AuditWords['details']] ?? key;
      if (typeof value === 'boolean') return `${name}: ${value ? audit.yes : audit.no}`;
      const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
      if (key === 'type') return `${name}: ${serviceName(text)}`;
      const subject = SUBJECTS.has(key) ? subjects[text] : undefined;
      if (subject !== undefined) return `${name}: ${subjectText(subject, language)}`;
      return `${name}: ${valueWords(words, key)[text] ?? names.get(text) ?? plainText(text, language)}`;
    });
}

const SUBJECTS: ReadonlySet<string> = new Set(AUDIT_SUBJECTS);

function plainText(text: string, language: Language): string {
  if (isDay(text)) return formatDate(text, language);
  return isUuid(text) ? shortId(text) : text;
}

/** The words of codes; where there are none, a value is shown as it is kept. */
function valueWords(
  { accounts, desk, editing, reports }: StaffMessages,
  key: string,
): Readonly<Record<string, string | undefined>> {
  if (key === 'kind')
    return Object.fromEntries(Object.entries(editing.kinds).map(([kind, { name }]) => [kind, name]));
  if (key === 'role') return accounts.roles;
  if (key === 'reason') return { ...desk.cancel.reasons, ...desk.reveal.reasons };
  return key === 'status' ? reports.statuses : {};
}
