import { readFileSync } from 'node:fs';

const INTERVAL_MS = 1_000;

/**
 * Calls once when the npm that started this process is gone: killed outright it
 * passes no signal on, and its children would live on unseen. npm runs a script
 * by way of a shell, which then may be the one that ends up without a parent.
 * Started in any other way, by a service manager say, a process has no such parent to watch.
 */
export function watchParent(env: NodeJS.ProcessEnv, onGone: () => void): void {
  if (!env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const grandparent = grandparentThrough(parent);
  const timer = setInterval(() => {
    if (process.ppid === parent && grandparentThrough(parent) === grandparent) return;
    clearInterval(timer);
    onGone();
  }, INTERVAL_MS);
  timer.unref();
}

/** @returns the parent of a shell; undefined when the process is none, or where the system does not say */
function grandparentThrough(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name stands in brackets and may hold anything, brackets too; then come state and parent.
    const [, name = '', parent] = /^\d+ \((.*)\) \S (\d+) /s.exec(stat) ?? [];
    return /^(?:ba|da|a)?sh$/.test(name) ? Number(parent) : undefined;
  } catch {
    return undefined;
  }
}
