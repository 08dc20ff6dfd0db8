import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import type { Machine } from './machine.ts';
import { type MachineProcess, signalAll } from './machine-processes.ts';

export type ServiceName = 'etcd' | 'patroni' | 'guard';

/** `RestartSec` of the units in `deploy/ha`. */
const RESTART_MS = 2_000;

/**
 * The services of a database machine, as its service manager would run them: started again two seconds after they
 * ended, until they are held.
 */
export interface Services {
  /** Does not start a service again from now on. */
  hold(service: ServiceName): void;
  /** Starts it again, and keeps it running. */
  release(service: ServiceName): void;
  /** Lets a process that was stopped go on (SIGCONT), with what started it. */
  resume(processes: readonly MachineProcess[]): void;
}

interface Service {
  readonly user: string;
  readonly command: string[];
  readonly env?: Record<string, string>;
}

export async function startServices(machine: Machine): Promise<Services> {
  const services: Record<ServiceName, Service> = {
    etcd: {
      user: 'etcd',
      command: ['/usr/bin/etcd'],
      env: parseEnv(await machine.run('cat', '/etc/default/etcd')) as Record<string, string>,
    },
    patroni: { user: 'postgres', command: ['/usr/bin/patroni', '/etc/patroni/config.yml'] },
    guard: {
      user: 'postgres',
      command: ['/usr/local/sbin/phial-ha-guard', '/etc/patroni/config.yml'],
      env: { GUARD_FREE_MB: '64' },
    },
  };
  const held = new Set<ServiceName>();
  const kept = new Set<ServiceName>();
  const running = new Map<ServiceName, ChildProcess>();
  await machine.run('install', '-d', '-o', 'postgres', '/run/phial-ha-guard');
  for (const name of Object.keys(services) as ServiceName[]) void keep(name);

  async function keep(name: ServiceName): Promise<void> {
    kept.add(name);
    while (!held.has(name)) {
      const { user, command, env } = services[name];
      const child = machine.start(name, user, command, env);
      running.set(name, child);
      await once(child, 'exit');
      running.delete(name);
      await delay(RESTART_MS);
    }
    kept.delete(name);
  }

  return {
    hold: (name) => held.add(name),
    release(name) {
      if (held.delete(name) && !kept.has(name)) void keep(name);
    },
    resume(processes) {
      signalAll(processes, 'SIGCONT');
      // What waits for a stopped process stops with it.
      for (const child of running.values()) child.kill('SIGCONT');
    },
  };
}
