import type { Language } from '@phial/domain/language';

/** The names a package or a group has on the wire. */
export interface PackageNames {
  readonly zhName: string;
  readonly twName: string;
  readonly enName: string;
}

/** The name in the language of the site; `zhName`, the only one that is always there, where it is missing. */
export function packageName({ zhName, twName, enName }: PackageNames, language: Language): string {
  return { tw: twName, zh: zhName, en: enName }[language] || zhName;
}
