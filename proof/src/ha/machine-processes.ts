import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** A process of a machine, by its number outside of it. */
export interface MachineProcess {
  readonly id: number;
  readonly command: string;
}

export const isPatroni = ({ command }: MachineProcess) => command.includes('/usr/bin/patroni ');
export const isEtcd = ({ command }: MachineProcess) => /(?:^|\/)etcd( |$)/.test(command);
/** The first process of PostgreSQL, which the others end with. */
export const isPostmaster = ({ command }: MachineProcess) => command.includes('/bin/postgres -D');

/** All processes in the namespace of a process, but for that one and those at rest with it. */
export function processesOf(first: number): MachineProcess[] {
  const namespace = readlinkSync(`/proc/${first}/ns/pid`);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== first)
    .flatMap((name) => {
      try {
        if (readlinkSync(`/proc/${name}/ns/pid`) !== namespace) return [];
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
        // Without a command line: dead, and waiting to be reaped.
        return command === '' || command.startsWith('sleep ') ? [] : [{ id: Number(name), command }];
      } catch {
        // It ended while it was looked at.
        return [];
      }
    });
}

export function signalAll(processes: readonly MachineProcess[], signal: NodeJS.Signals): void {
  for (const { id } of processes) {
    try {
      process.kill(id, signal);
    } catch {
      // It has ended by itself.
    }
  }
}
