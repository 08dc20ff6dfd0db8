import type { ChildProcess } from 'node:child_process';

const running = new Map<ChildProcess, () => void>();

process.once('exit', endLeftovers);

/**
 * Ends a process with this one, should this one end before it: an error nobody caught, a signal.
 * @param end waits for nothing: there is no time left then
 */
export function endWithProof(child: ChildProcess, end: () => void): void {
  running.set(child, end);
  child.once('exit', () => running.delete(child));
}

/** Ends whatever still runs. */
export function endLeftovers(): void {
  for (const end of running.values()) end();
  running.clear();
}
