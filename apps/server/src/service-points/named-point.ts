import type { StoredServicePoint } from './schedule-state.ts';

/** A service point as a person writes it: by its id, else by its name in any language where only one has it. */
export function namedPoint(
  text: string,
  points: readonly StoredServicePoint[],
): StoredServicePoint | undefined {
  const named = points.filter(({ name }) => [name.tw, name.zh, name.en].includes(text));
  return points.find(({ id }) => id === text) ?? (named.length === 1 ? named[0] : undefined);
}
