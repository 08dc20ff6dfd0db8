import type { StaffMessages } from '@phial/content/messages/staff-messages';
import type { TrailAction } from '@phial/contract/audit';

type AuditWords = StaffMessages['audit'];

/** Display names of accounts by their ids. */
export type AccountNames = ReadonlyMap<string, string>;

/** An action that this release does not know is shown as it is kept. */
export function actionName(words: AuditWords, action: string): string {
  return words.actions[action as TrailAction] ?? action;
}

/** Who did it: by name, where there is an account. */
export function actorName(words: AuditWords, actor: string, displayName: string | null): string {
  if (displayName !== null) return displayName === '' ? words.deleted : displayName;
  return words.actors[actor as keyof AuditWords['actors']] ?? actor;
}

/** What an entry tells beside, as `name: value`; what is empty is left out. */
export function detailTexts(words: StaffMessages, detail: object, names: AccountNames): string[] {
  const { audit } = words;
  return Object.entries(detail)
    .filter(([, value]) => value !== '')
    .map(([key, value]: [string, unknown]) => {
      const name = audit.details[key as keyof AuditWords['details']] ?? key;
      if (typeof value === 'boolean') return `${name}: ${value ? audit.yes : audit.no}`;
      const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
      return `${name}: ${valueWords(words, key)[text] ?? names.get(text) ?? text}`;
    });
}

/** The words of codes; where there are none, a value is shown as it is kept. */
function valueWords(
  { accounts, desk, numbers, reports }: StaffMessages,
  key: string,
): Readonly<Record<string, string | undefined>> {
  if (key === 'role') return accounts.roles;
  if (key === 'reason') return { ...desk.cancel.reasons, ...desk.reveal.reasons };
  if (key === 'status') return reports.statuses;
  return key === 'type' ? numbers.services : {};
}
