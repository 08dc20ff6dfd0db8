import type { FieldProblem, StaffEntry } from '@phial/contract/content/editing';
import { expect } from 'vitest';
import type { TestApp } from '../../testing/build-test-app.ts';
import { signedIn } from '../../testing/staff.ts';
import { visitor } from '../../testing/visitor.ts';

export const ENTRIES = '/staff/content/entries';

export const words = (text: string) => ({ tw: `${text}（繁）`, zh: `${text}（简）`, en: text });

export const notice = (name: string, more: object = {}) => ({ code: '', name: words(name), ...more });

export const problems = (answer: { data: unknown }) => (answer.data as { problems: FieldProblem[] }).problems;

/** A manager who edits entries by the calls of the staff site. */
export async function editor(test: TestApp) {
  const manager = await signedIn(test, { role: 'manager' });
  const { call } = manager;
  return {
    ...manager,
    async begin(kind: string, body: object): Promise<StaffEntry> {
      const answer = await call<StaffEntry>('POST', `${ENTRIES}/${kind}`, { body });
      expect(answer).toMatchObject({ status: 200 });
      return answer.data;
    },
    save: ({ kind, id, version }: StaffEntry, body: object) =>
      call<StaffEntry>('PUT', `${ENTRIES}/${kind}/${id}`, { version, body }),
    publish: ({ kind, id, version }: StaffEntry, body: object) =>
      call<StaffEntry>('POST', `${ENTRIES}/${kind}/${id}/publish`, { version, body }),
    withdraw: ({ kind, id, version }: StaffEntry) =>
      call<StaffEntry>('POST', `${ENTRIES}/${kind}/${id}/withdraw`, { version }),
  };
}

/** What visitors are answered. */
export const seen = async <Entry>(test: TestApp, path: string) =>
  (await visitor(test).call<Entry[]>('GET', path)).data;
