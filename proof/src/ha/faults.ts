import { setTimeout as delay } from 'node:timers/promises';
import type { Cluster, Node } from './cluster.ts';
import { killAll } from './machine.ts';
import { isEtcd, isPatroni, isPostmaster, signalAll } from './machine-processes.ts';

export type FaultName =
  | 'kill'
  | 'crash'
  | 'machine'
  | 'freeze-postgres'
  | 'freeze-patroni'
  | 'freeze-machine'
  | 'cut'
  | 'cut-standby'
  | 'disk'
  | 'etcd'
  | 'switchover';

export interface Fault {
  readonly name: FaultName;
  /** As the table calls it. */
  readonly title: string;
  /** How often it happens unless the command says otherwise. */
  readonly times: number;
  /** Milliseconds for which it lasts at least, whether or not writes are back before. */
  readonly lastsMs: number;
  /** Lets it happen. @returns what mends it again */
  strike(cluster: Cluster): Promise<() => Promise<void>>;
}

const NOTHING = async () => undefined;

/** Longer than the lease of the primary: what happens when it runs out belongs to the fault. */
const PAST_THE_LEASE_MS = 40_000;

export const FAULTS: readonly Fault[] = [
  {
    name: 'kill',
    title: 'primary killed, PostgreSQL and Patroni',
    times: 20,
    lastsMs: 5_000,
    async strike(cluster) {
      const { machine, services } = await cluster.primary();
      services.hold('patroni');
      await killAll(machine, (one) => isPatroni(one) || isPostmaster(one));
      return async () => services.release('patroni');
    },
  },
  {
    name: 'crash',
    title: 'PostgreSQL of the primary killed',
    times: 2,
    lastsMs: 15_000,
    async strike(cluster) {
      const { machine } = await cluster.primary();
      signalAll(machine.processes().filter(isPostmaster), 'SIGKILL');
      return NOTHING;
    },
  },
  {
    name: 'machine',
    title: 'machine of the primary dies',
    times: 2,
    lastsMs: 15_000,
    async strike(cluster) {
      const { machine, services } = await cluster.primary();
      for (const service of ['etcd', 'patroni', 'guard'] as const) services.hold(service);
      await machine.unplug();
      await killAll(machine, () => true);
      return async () => {
        await machine.plugIn();
        for (const service of ['etcd', 'patroni', 'guard'] as const) services.release(service);
      };
    },
  },
  {
    name: 'freeze-postgres',
    title: 'postmaster of the primary stopped (SIGSTOP)',
    times: 2,
    lastsMs: PAST_THE_LEASE_MS,
    strike: async (cluster) => freeze(await cluster.primary(), isPostmaster),
  },
  {
    name: 'freeze-patroni',
    title: 'Patroni of the primary stopped (SIGSTOP)',
    times: 2,
    lastsMs: PAST_THE_LEASE_MS,
    strike: async (cluster) => freeze(await cluster.primary(), isPatroni),
  },
  {
    name: 'freeze-machine',
    title: 'machine of the primary stopped (SIGSTOP)',
    times: 2,
    lastsMs: PAST_THE_LEASE_MS,
    strike: async (cluster) => freeze(await cluster.primary(), () => true),
  },
  {
    name: 'cut',
    title: 'primary cut off from everything',
    times: 2,
    lastsMs: PAST_THE_LEASE_MS,
    strike: async (cluster) => unplug(await cluster.primary()),
  },
  {
    name: 'cut-standby',
    title: 'synchronous standby cut off',
    times: 2,
    lastsMs: PAST_THE_LEASE_MS,
    strike: async (cluster) => unplug(await cluster.synchronousStandby()),
  },
  {
    name: 'disk',
    title: 'disk of the primary full',
    times: 1,
    lastsMs: PAST_THE_LEASE_MS,
    async strike(cluster) {
      const { machine } = await cluster.primary();
      const file = '/var/lib/postgresql/fills-the-disk';
      // It is meant to fail, once nothing is left.
      await machine.run('sh', '-c', `dd if=/dev/zero of=${file} bs=1M status=none; test -s ${file}`);
      return async () => void (await machine.run('rm', file));
    },
  },
  {
    name: 'etcd',
    title: 'two of three members of etcd stopped',
    times: 2,
    lastsMs: PAST_THE_LEASE_MS,
    async strike(cluster) {
      const [, ...two] = cluster.nodes;
      for (const { machine, services } of two) {
        services.hold('etcd');
        await killAll(machine, isEtcd);
      }
      return async () => {
        for (const { services } of two) services.release('etcd');
      };
    },
  },
  {
    name: 'switchover',
    title: 'planned switchover',
    times: 3,
    lastsMs: 10_000,
    async strike(cluster) {
      await cluster.switchOver(await cluster.primary(), await cluster.synchronousStandby());
      return NOTHING;
    },
  },
];

function freeze(node: Node, which: Parameters<typeof killAll>[1]): () => Promise<void> {
  const frozen = node.machine.processes().filter(which);
  signalAll(frozen, 'SIGSTOP');
  return async () => node.services.resume(frozen);
}

async function unplug({ machine }: Node): Promise<() => Promise<void>> {
  await machine.unplug();
  return async () => {
    await machine.plugIn();
    // The switch learns where everybody is.
    await delay(100);
  };
}
