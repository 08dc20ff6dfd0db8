import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, run } from '../../../scripts/program.ts';

const CONFIGURATION = '/etc/haproxy/haproxy.cfg';

/** HAProxy with the file of `deploy/ha`, as on a machine that runs Phial. Ends with this process's namespace. */
export async function startHaproxy(folder: string): Promise<void> {
  // This process has its own view of the file system: the system's own HAProxy keeps its file.
  await mkdir(join(folder, 'haproxy'));
  const own = await run('mount', ['--bind', join(folder, 'haproxy'), '/etc/haproxy']);
  const script = join(ROOT, 'deploy/ha/write-files.sh');
  const written = await run('sh', [script, 'application', join(folder, 'ha.env')]);
  const checked = await run('haproxy', ['-c', '-q', '-f', CONFIGURATION]);
  for (const { ok, output } of [own, written, checked]) if (!ok) throw new Error(output.trim());
  const output = openSync(join(folder, 'logs', 'haproxy.log'), 'a');
  const child = spawn('haproxy', ['-db', '-f', CONFIGURATION], { stdio: ['ignore', output, output] });
  await once(child, 'spawn');
}
