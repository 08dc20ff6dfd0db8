import { availableParallelism } from 'node:os';

let processes = 1;

/** Says once, before anything is served, how many processes of this machine serve beside each other. */
export function shareMachine(count: number): void {
  processes = count;
}

/** The share of this process in something that the machine has so much of: memory, connections. At least one. */
export function shareOf(whole: number): number {
  return Math.max(1, Math.floor(whole / processes));
}

/** How many processors this process may keep busy with work beside its calls. */
export function processorShare(): number {
  return shareOf(Math.floor(availableParallelism() / 2));
}
