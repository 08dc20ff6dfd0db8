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

/** What an entry tells beside, as `name: value`; ids of accounts and roles by name. */
export function detailTexts(
  words: AuditWords & { roles: StaffMessages['accounts']['roles'] },
  detail: object,
  names: AccountNames,
): string[] {
  return Object.entries(detail).map(([key, value]: [string, unknown]) => {
    const name = words.details[key as keyof AuditWords['details']] ?? key;
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
    const known = key === 'role' ? words.roles[text as keyof typeof words.roles] : names.get(text);
    return `${name}: ${known ?? text}`;
  });
}
