/** One kind of thing to mend, and where it is. */
export interface Finding {
  /** In words, with what to do. */
  readonly title: string;
  /** One line each; a finding without any is none. */
  readonly locations: readonly string[];
}

/** Values that several have, each with those that have it. */
export function sharedBy<T>(items: readonly T[], keyOf: (item: T) => string): [string, T[]][] {
  const byValue = Map.groupBy(items, keyOf);
  return [...byValue].filter(([value, those]) => value !== '' && those.length > 1);
}
