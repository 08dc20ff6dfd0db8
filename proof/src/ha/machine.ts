import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, openSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ROOT, run } from '../../../scripts/program.ts';
import { type MachineProcess, processesOf, signalAll } from './machine-processes.ts';

/** The machines' network; the programs in front of the cluster have the first address. */
export const NETWORK = '10.77.0.0/24';
const DISK = '1500m';
const PATIENCE_MS = 10_000;

/**
 * A machine of its own as far as its programs can tell: a copy of this system on a small disk in memory, processes,
 * network and host name apart (namespaces). Nothing that happens in it reaches the system it is a copy of.
 */
export interface Machine {
  readonly name: string;
  readonly address: string;
  /** Runs a program in it, to its end. @throws Error with what it wrote when it fails */
  run(command: string, ...options: string[]): Promise<string>;
  /** Starts a program in it; what it writes goes to a file. */
  start(log: string, user: string, command: string[], env?: Record<string, string>): ChildProcess;
  processes(): MachineProcess[];
  /** Disconnects it from all others: what is sent is swallowed, in both directions. */
  unplug(): Promise<void>;
  plugIn(): Promise<void>;
}

/** The files of `deploy/ha` are put in their places as an operator does it. In the copy: a disk, the whole system beneath it, and what a system has to have of its own. */
const SET_UP = `set -e
mount -t tmpfs -o size=$SIZE tmpfs "$FOLDER"
mkdir "$FOLDER/changed" "$FOLDER/work" "$FOLDER/root"
mount -t overlay overlay -o "lowerdir=/,upperdir=$FOLDER/changed,workdir=$FOLDER/work" "$FOLDER/root"
mount --rbind /dev "$FOLDER/root/dev"
mount -t proc proc "$FOLDER/root/proc"
mount -t tmpfs tmpfs "$FOLDER/root/run"
mount -t tmpfs tmpfs "$FOLDER/root/dev/shm"
mkdir -m 2775 "$FOLDER/root/run/postgresql" && chown postgres:postgres "$FOLDER/root/run/postgresql"
mkdir "$FOLDER/root/opt/phial-ha"
mount --bind "$FILES" "$FOLDER/root/opt/phial-ha"
cp "$VALUES" "$FOLDER/root/root/ha.env"
hostname "$NAME"
chroot "$FOLDER/root" sh /opt/phial-ha/write-files.sh "$NAME" /root/ha.env >&2
exec chroot "$FOLDER/root" bash -c 'echo ready; trap : TERM; while :; do sleep 1000000 & wait; done'`;

export async function bootMachine(name: string, address: string, folder: string): Promise<Machine> {
  const disk = join(folder, name);
  const logs = join(folder, 'logs');
  await mkdir(disk);
  const namespaces = ['--net', '--mount', '--pid', '--ipc', '--uts', '--fork', '--kill-child'];
  const host = spawn('unshare', [...namespaces, 'bash', '-c', SET_UP], {
    env: {
      ...process.env,
      FOLDER: disk,
      NAME: name,
      SIZE: DISK,
      FILES: join(ROOT, 'deploy/ha'),
      VALUES: join(folder, 'ha.env'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  host.stderr.pipe(createWriteStream(join(logs, `${name}-set-up.log`)));
  const refused = once(host, 'exit').then(() => {
    throw new Error(
      'No namespaces for the machines can be made here: run as root, in a container privileged',
    );
  });
  refused.catch(() => undefined);
  await Promise.race([once(host.stdout, 'data'), refused]);
  const first = Number(
    (await readFile(`/proc/${host.pid}/task/${host.pid}/children`, 'utf8')).trim().split(' ')[0],
  );
  const entering = ['--target', String(first), '--net', '--mount', '--pid', '--ipc', '--uts', '--root', '--'];
  entering.push('env', '--chdir=/');
  const machine: Machine = {
    name,
    address,
    run: (command, ...options) => must('nsenter', ...entering, command, ...options),
    start(log, user, command, env = {}) {
      const output = openSync(join(logs, `${name}-${log}.log`), 'a');
      const as = ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups'];
      return spawn('nsenter', [...entering, ...as, ...command], {
        cwd: ROOT,
        env: {
          PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
          LANG: 'C.UTF-8',
          ...env,
        },
        stdio: ['ignore', output, output],
      });
    },
    processes: () => processesOf(first),
    unplug: async () => void (await must('ip', 'link', 'set', `to-${name}`, 'nomaster')),
    plugIn: async () => void (await must('ip', 'link', 'set', `to-${name}`, 'master', 'switch')),
  };
  await must(
    'ip',
    'link',
    'add',
    `to-${name}`,
    'type',
    'veth',
    'peer',
    'name',
    'eth0',
    'netns',
    String(first),
  );
  await must('ip', 'link', 'set', `to-${name}`, 'master', 'switch', 'up');
  await machine.run('ip', 'link', 'set', 'lo', 'up');
  await machine.run('ip', 'address', 'add', `${address}/24`, 'dev', 'eth0');
  await machine.run('ip', 'link', 'set', 'eth0', 'up');
  return machine;
}

/** What all machines are plugged into, and this process too. */
export async function makeSwitch(address: string): Promise<void> {
  await must('ip', 'link', 'set', 'lo', 'up');
  await must('ip', 'link', 'add', 'switch', 'type', 'bridge');
  await must('ip', 'address', 'add', `${address}/24`, 'dev', 'switch');
  await must('ip', 'link', 'set', 'switch', 'up');
}

/** Kills processes of a machine (SIGKILL), and waits until they are gone. */
export async function killAll(machine: Machine, which: (process: MachineProcess) => boolean): Promise<void> {
  signalAll(machine.processes().filter(which), 'SIGKILL');
  const deadline = performance.now() + PATIENCE_MS;
  while (machine.processes().some(which)) {
    if (performance.now() > deadline) throw new Error(`Processes of ${machine.name} outlive SIGKILL`);
    await delay(20);
  }
}

async function must(command: string, ...options: string[]): Promise<string> {
  const { ok, output } = await run(command, options);
  if (!ok) throw new Error(`${command} ${options.join(' ')}: ${output.trim()}`);
  return output;
}
