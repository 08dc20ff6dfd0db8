import leven from 'leven';
import { ConfigError, fileNameOf } from './setting.ts';
import { SETTINGS, TEST_SETTINGS } from './settings.ts';

const OWN_PREFIX = 'PHIAL_';

/** Every name that a setting can be given by. */
export const KNOWN_NAMES: readonly string[] = [
  ...Object.values(SETTINGS),
  ...Object.values(TEST_SETTINGS),
].flatMap((setting) => ('secret' in setting ? [setting.name, fileNameOf(setting)] : [setting.name]));

/**
 * Refuses a misspelt setting, which otherwise would quietly do nothing. In the environment only names that begin with
 * `PHIAL_` are ours to judge; a file of settings is written for Phial, but may also hold what Node or the system reads.
 * @param file the file the names are from; undefined for the environment
 * @throws ConfigError that names the nearest setting
 */
export function refuseUnknownNames(names: readonly string[], file?: string): void {
  for (const name of names) {
    if (KNOWN_NAMES.includes(name)) continue;
    const nearest = nearestTo(name);
    if (name.startsWith(OWN_PREFIX) || (file !== undefined && nearest !== undefined)) {
      const where = file === undefined ? '' : ` in ${file}`;
      const advice = nearest === undefined ? 'remove it' : `did you mean ${nearest}?`;
      throw new ConfigError(`${name}${where} is not a setting: ${advice}`);
    }
  }
}

/** A slip or two of the hand, fewer in a short name; `PHIAL_` may also stand before a name that has no prefix. */
function nearestTo(name: string): string | undefined {
  const written = name.toUpperCase();
  const spellings = [written, written.replace(OWN_PREFIX, '')];
  const distanceOf = (known: string) => Math.min(...spellings.map((spelling) => leven(spelling, known)));
  const [nearest] = KNOWN_NAMES.map((known) => ({ known, distance: distanceOf(known) }))
    .filter(({ known, distance }) => distance <= Math.ceil(known.length / 5))
    .sort((one, other) => one.distance - other.distance);
  return nearest?.known;
}
