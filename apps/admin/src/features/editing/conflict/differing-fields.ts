import type { Body, Field } from '../fields/field.ts';

/** A field in which two people differ. */
interface Difference {
  readonly field: Field;
  /** Whose is taken unless somebody chooses: theirs where only they have touched it. */
  readonly proposed: 'mine' | 'theirs';
}

/**
 * What has to be chosen between two edits of one thing.
 * @param begun as it was when the typing began
 */
export function differingFields(
  fields: readonly Field[],
  { begun, mine, theirs }: { begun: Body; mine: Body; theirs: Body },
): Difference[] {
  return fields
    .filter(({ name }) => !isSame(mine[name], theirs[name]))
    .map((field) => ({
      field,
      proposed: isSame(mine[field.name], begun[field.name]) ? ('theirs' as const) : ('mine' as const),
    }));
}

/** Whether two values say the same; what is missing and what is empty say the same. */
export function isSame(a: unknown, b: unknown): boolean {
  return written(a) === written(b);
}

function written(value: unknown): string {
  return JSON.stringify(plain(value)) ?? '';
}

/** With keys in one order, without empty members. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value === '' ? undefined : value;
  const members = Object.entries(value)
    .map(([name, member]) => [name, plain(member)] as const)
    .filter(([, member]) => member !== undefined);
  if (members.length === 0) return undefined;
  return Object.fromEntries(members.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
