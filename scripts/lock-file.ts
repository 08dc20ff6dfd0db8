interface LockedPackage {
  readonly dependencies?: Record<string, string>;
  readonly optionalDependencies?: Record<string, string>;
}

/**
 * What packages ask for and the lock file does not hold. npm leaves out, without
 * a word, the programs for other platforms that a registry does not have in that
 * version; `npm ci`, and with it every fresh clone, then refuses the file.
 * @param text of `package-lock.json`
 * @returns one line for each
 */
export function missingFromLockFile(text: string): string[] {
  const { packages } = JSON.parse(text) as { packages: Record<string, LockedPackage> };
  return Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.entries({ ...dependencies, ...optionalDependencies })
      .filter(([name]) => !placesOf(name, path).some((place) => place in packages))
      .map(([name, version]) => `${path || 'package.json'} asks for ${name} ${version}`),
  );
}

/** Where Node looks for a package from a folder, from the nearest place to the root. */
function placesOf(name: string, path: string): string[] {
  const folders = path.split('/');
  return folders
    .map((_, index) => folders.slice(0, folders.length - index).join('/'))
    .concat('')
    .map((folder) => [folder, 'node_modules', name].filter(Boolean).join('/'));
}
