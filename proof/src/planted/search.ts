import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { formsOf, type PlantedPerson } from './people.ts';

/** Bytes of what grep may say. */
const MOST_OUTPUT = 64 * 1024 * 1024;

/**
 * Looks for every form of every value in all files of a folder, whatever they are: as bytes, by `grep`.
 * @returns `file:form` for each that was found
 */
export async function searchFolder(
  folder: string,
  people: readonly PlantedPerson[],
  work: string,
): Promise<string[]> {
  const forms = people.map(formsOf);
  await mkdir(work, { recursive: true });
  const [words, pieces] = [join(work, 'words'), join(work, 'pieces')];
  await writeFile(words, `${forms.flatMap((form) => form.words).join('\n')}\n`);
  await writeFile(pieces, `${forms.flatMap((form) => form.pieces).join('\n')}\n`);
  return [...(await grep(['-w', '-f', words], folder)), ...(await grep(['-f', pieces], folder))];
}

function grep(options: readonly string[], folder: string): Promise<string[]> {
  const args = ['-raoF', ...options, folder];
  return new Promise((resolve, reject) => {
    execFile(
      'grep',
      args,
      { env: { ...process.env, LC_ALL: 'C' }, maxBuffer: MOST_OUTPUT },
      (error, stdout, stderr) => {
        // 1 says that nothing was found.
        if (error !== null && error.code !== 1) reject(new Error(`grep: ${stderr || error.message}`));
        else resolve(stdout.split('\n').filter((line) => line !== ''));
      },
    );
  });
}

/** Unpacks what is compressed in a folder of backups, so that it can be searched. @returns how many files there are */
export async function unpackBackups(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  let files = 0;
  for (const name of names) {
    const path = join(folder, name);
    if (!(await stat(path)).isFile()) continue;
    files += 1;
    if (name.endsWith('.zst')) await writeFile(`${path}.unpacked`, zstdDecompressSync(await readFile(path)));
  }
  return files;
}
