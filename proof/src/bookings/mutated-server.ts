import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/program.ts';
import type { Mutation } from './mutations.ts';

const SERVER = join('apps', 'server');

/**
 * Copies the source of the server into a folder, beside links to everything else of the repository, and changes it.
 * @returns the path of its `main.ts`
 * @throws Error when what is to be changed is not there any more
 */
export async function mutatedServer(folder: string, { file, changes }: Mutation): Promise<string> {
  await linkAllBut(ROOT, folder, 'apps');
  await linkAllBut(join(ROOT, 'apps'), join(folder, 'apps'), 'server');
  await linkAllBut(join(ROOT, SERVER), join(folder, SERVER), 'src');
  const source = join(folder, SERVER, 'src');
  await cp(join(ROOT, SERVER, 'src'), source, { recursive: true });
  const path = join(source, file);
  let text = await readFile(path, 'utf8');
  for (const [former, changed] of changes) {
    if (!text.includes(former))
      throw new Error(`${file} has no "${former}": the mutation has to follow the source`);
    text = text.replace(former, () => changed);
  }
  await writeFile(path, text);
  return join(source, 'main.ts');
}

async function linkAllBut(from: string, to: string, left: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) {
    if (name !== left && name !== '.git') await symlink(join(from, name), join(to, name));
  }
}
