/** Whether two lists have the same members, each once. */
export function isSameInAnotherOrder<T>(a: readonly T[], b: readonly T[]): boolean {
  const members = new Set(b);
  return members.size === b.length && a.length === b.length && a.every((member) => members.has(member));
}
