import type { Body } from './fields/field.ts';

/** What somebody has typed and from which version it was begun. */
interface Unsaved {
  readonly version: number;
  /** As it was on the server when the typing began. */
  readonly begun: Body;
  readonly typed: Body;
}

/** For as long as the tab lives: whoever leaves an editor by the browser's own button finds it as it was. */
const kept = new Map<string, Unsaved>();

export function unsavedOf(key: string): Unsaved | undefined {
  return kept.get(key);
}

export function keepUnsaved(key: string, unsaved: Unsaved): void {
  kept.set(key, unsaved);
}

export function forgetUnsaved(key: string): void {
  kept.delete(key);
}
