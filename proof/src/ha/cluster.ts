import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { bootMachine, type Machine, NETWORK } from './machine.ts';
import { type Services, startServices } from './services.ts';

export interface Node {
  readonly machine: Machine;
  readonly services: Services;
}

/** A member as Patroni lists it. */
interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
  readonly timeline?: number;
  readonly lag?: number | 'unknown';
}

export interface Cluster {
  readonly nodes: readonly Node[];
  /** Address of the database on one node, past HAProxy. */
  urlOf(node: Node): string;
  /** The address that Phial gets: the primary, whichever it is. */
  readonly url: string;
  primary(): Promise<Node>;
  synchronousStandby(): Promise<Node>;
  others(node: Node): Node[];
  /** Until there is a primary, and both others follow it, one of them synchronously. */
  untilWhole(patienceMs: number): Promise<boolean>;
  /** Asks Patroni to hand over. */
  switchOver(from: Node, to: Node): Promise<void>;
}

const ADDRESSES = { db1: '10.77.0.11', db2: '10.77.0.12', db3: '10.77.0.13' };
const BOOT_MS = 120_000;
const PASSWORDS = ['SUPERUSER', 'REPLICATION', 'REWIND', 'PATRONI'];

/** Three machines with the files of `deploy/ha`, up to an empty database `phial` with its role. */
export async function startCluster(folder: string): Promise<Cluster> {
  const secret = () => randomBytes(12).toString('hex');
  const password = secret();
  const patroniPassword = secret();
  const values = {
    ...Object.fromEntries(Object.entries(ADDRESSES).map(([name, address]) => [name.toUpperCase(), address])),
    APPLICATION_NETWORK: NETWORK,
    ...Object.fromEntries(PASSWORDS.map((name) => [`${name}_PASSWORD`, secret()])),
    PATRONI_PASSWORD: patroniPassword,
  };
  const lines = Object.entries(values).map(([name, value]) => `${name}=${value}\n`);
  await writeFile(join(folder, 'ha.env'), lines.join(''), { mode: 0o600 });

  const machines = [];
  for (const [name, address] of Object.entries(ADDRESSES)) {
    machines.push(await bootMachine(name, address, folder));
  }
  const nodes = await Promise.all(
    machines.map(async (machine) => ({ machine, services: await startServices(machine) })),
  );

  /** What the first of the nodes that answers says; each is asked for a second at most. */
  async function members(): Promise<Member[]> {
    const answers = await Promise.all(
      nodes.map(({ machine }) =>
        fetch(`http://${machine.address}:8008/cluster`, { signal: AbortSignal.timeout(1_000) })
          .then(async (response) => ((await response.json()) as { members: Member[] }).members)
          .catch(() => []),
      ),
    );
    return answers.find((answer) => answer.length > 0) ?? [];
  }

  async function nodeOf(role: string): Promise<Node> {
    const member = (await members()).find((one) => one.role === role);
    const node = nodes.find(({ machine }) => machine.name === member?.name);
    if (node === undefined) throw new Error(`The cluster has no ${role}`);
    return node;
  }

  async function isWhole(): Promise<boolean> {
    const all = await members();
    const standbys = all.filter(({ role, state, lag }) => role !== 'leader' && isUp(state) && isClose(lag));
    const timelines = new Set(all.map(({ timeline }) => timeline));
    return (
      all.length === nodes.length &&
      all.some(({ role, state }) => role === 'leader' && state === 'running') &&
      standbys.length === nodes.length - 1 &&
      standbys.some(({ role }) => role === 'sync_standby') &&
      timelines.size === 1 &&
      (await Promise.all(nodes.map(hasHealthyEtcd))).every(Boolean)
    );
  }

  async function untilWhole(patienceMs: number): Promise<boolean> {
    const deadline = performance.now() + patienceMs;
    while (!(await isWhole())) {
      if (performance.now() > deadline) return false;
      await delay(500);
    }
    return true;
  }

  if (!(await untilWhole(BOOT_MS))) throw new Error('The cluster did not come up; see its logs');
  const first = await nodeOf('leader');
  const statements = [
    `CREATE ROLE phial LOGIN PASSWORD '${password}'`,
    `CREATE DATABASE phial OWNER phial TEMPLATE template0 ENCODING 'UTF8'`,
  ];
  await first.machine.run(
    'runuser',
    '-u',
    'postgres',
    '--',
    'psql',
    ...statements.flatMap((text) => ['-c', text]),
  );

  return {
    nodes,
    url: `postgresql://phial:${password}@127.0.0.1:5000/phial`,
    urlOf: ({ machine }) => `postgresql://phial:${password}@${machine.address}:5432/phial`,
    primary: () => nodeOf('leader'),
    synchronousStandby: () => nodeOf('sync_standby'),
    others: (node) => nodes.filter((other) => other !== node),
    untilWhole,
    async switchOver(from, to) {
      const response = await fetch(`http://${from.machine.address}:8008/switchover`, {
        method: 'POST',
        headers: {
          authorization: `Basic ${btoa(`patroni:${patroniPassword}`)}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ leader: from.machine.name, candidate: to.machine.name }),
      });
      if (!response.ok) throw new Error(`Patroni refused to switch over: ${await response.text()}`);
    },
  };
}

function isUp(state: string): boolean {
  return state === 'running' || state === 'streaming';
}

function isClose(lag: Member['lag']): boolean {
  return typeof lag === 'number' && lag < 1024 * 1024;
}

async function hasHealthyEtcd({ machine }: Node): Promise<boolean> {
  return fetch(`http://${machine.address}:2379/health`, { signal: AbortSignal.timeout(1_000) }).then(
    (response) => response.ok,
    () => false,
  );
}
