import type { TestProject } from 'vitest/node';
import { ensurePrograms } from '../../scripts/debian-packages.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Programs that are not here and cannot be had: tests that need them are left out. */
    missingPrograms: readonly string[];
  }
}

/** What the tests run, and the Debian package that has it. */
const PACKAGE_OF = { nginx: 'nginx', openssl: 'openssl', 'systemd-analyze': 'systemd' };

/**
 * Brings in what the tests run.
 * @throws Error in continuous integration, where nothing may be left out
 */
export default async function setup(project: TestProject): Promise<void> {
  const missing = await ensurePrograms(PACKAGE_OF, console.log);
  if (missing.length > 0) {
    const what = `${missing.join(', ')} cannot be had here`;
    if (process.env.CI) throw new Error(`${what}: run as root on Debian, or install what is missing`);
    console.log(`${what}: tests that need it are left out. Install it, or run as root on Debian.`);
  }
  project.provide('missingPrograms', missing);
}
