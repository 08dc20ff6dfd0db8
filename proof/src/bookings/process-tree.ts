import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process and whatever it has started, parents first. */
export function processTree(id: number): number[] {
  return [id, ...childrenOf(id).flatMap(processTree)];
}

/** Processes that have ended meanwhile are left out. */
export function signalAll(ids: readonly number[], signal: NodeJS.Signals): void {
  for (const id of ids) {
    try {
      process.kill(id, signal);
    } catch {
      // It has ended by itself.
    }
  }
}

function childrenOf(id: number): number[] {
  return childrenText(id).split(/\s+/).filter(Boolean).map(Number);
}

function childrenText(id: number): string {
  if (process.platform !== 'linux')
    return spawnSync('pgrep', ['-P', String(id)], { encoding: 'utf8' }).stdout ?? '';
  try {
    return readFileSync(`/proc/${id}/task/${id}/children`, 'utf8');
  } catch {
    return '';
  }
}
