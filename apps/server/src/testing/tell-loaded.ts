import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const HOOK = `
import { registerHooks } from 'node:module';
registerHooks({
  load(url, context, next) {
    const name = /.*[/]node_modules[/]((?:@[^/]+[/])?[^/]+)/.exec(url)?.[1];
    if (name !== undefined) process.stderr.write(process.pid + ' loads ' + name + '\\n');
    return next(url, context);
  },
});
`;

/**
 * Has a process, and those it starts, write the packages that they load to their standard error output.
 * @param folder for the hook
 * @returns `NODE_OPTIONS` for the process; {@link packagesLoaded} reads what it wrote
 */
export function tellLoaded(folder: string): string {
  const hook = join(folder, 'tell-loaded.mjs');
  writeFileSync(hook, HOOK);
  return `--import=${hook}`;
}

/** The packages that a process loaded, or all processes unless one is named, each once. */
export function packagesLoaded(complaint: string, pid?: number): string[] {
  const lines = [...complaint.matchAll(/^(\d+) loads (\S+)$/gm)];
  const own = lines.filter(([, by]) => pid === undefined || by === String(pid));
  return [...new Set(own.map(([, , name = '']) => name))];
}
