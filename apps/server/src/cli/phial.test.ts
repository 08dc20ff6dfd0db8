import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runPhial } from '../testing/run-phial.ts';
import { COMMANDS } from './commands.ts';

const BIN = fileURLToPath(new URL('../../bin/phial', import.meta.url));
const run = promisify(execFile);

let folder: string;
let linked: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'phial bin '));
  linked = join(folder, 'phial');
  await symlink(BIN, linked);
});
afterAll(() => rm(folder, { recursive: true }));

const phial = (...words: string[]) => runPhial(words, {});

describe('phial', () => {
  it('lists its commands, each with a line', async () => {
    const { code, output } = await phial('--help');
    expect(code).toBe(0);
    for (const { name, summary } of COMMANDS)
      expect(output).toMatch(new RegExp(`^ {2}${name} +${summary.slice(0, 20)}`, 'm'));
  });

  it.each(COMMANDS.map(({ name }) => name))('describes %s without settings or a database', async (name) => {
    const { code, output, errorOutput } = await runPhial(['help', name], { PHIAL_SETTINGS: '/none' });
    expect({ code, errorOutput }).toEqual({ code: 0, errorOutput: '' });
    expect(output).toMatch(new RegExp(`^Usage: phial ${name}`));
  });

  it('names the nearest command after an unknown one', async () => {
    expect(await phial('acounts')).toMatchObject({
      code: 2,
      output: '',
      errorOutput: expect.stringContaining("unknown command 'acounts'\n(Did you mean accounts?)"),
    });
  });

  it('says in one line which setting is wrong, and with --verbose where they are from', async () => {
    expect(await runPhial(['keys', 'rotate'], { PORT: 'x' })).toMatchObject({
      code: 1,
      errorOutput: 'PORT must be a port number from 0 to 65535, not "x"\n',
    });
    const { errorOutput } = await runPhial(['keys', 'rotate', '--verbose'], { DATA_DIR: folder });
    expect(errorOutput).toMatch(/^Settings: the environment, and none\. Data folder: /);
  });

  it('runs by way of a link, in any folder, under the Node of the project', async () => {
    const { stdout } = await run(linked, ['--version'], { cwd: '/', env: { PATH: '/usr/bin:/bin' } });
    expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe('phial completion', () => {
  /** What bash offers for a line that ends where the cursor is. */
  async function offered(line: string): Promise<string[]> {
    const words = line.split(' ');
    const script = `
      source <(phial completion bash)
      COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}) COMP_CWORD=${words.length - 1}
      _phial
      printf '%s\\n' "\${COMPREPLY[@]}"`;
    const env = { PATH: `${folder}:/usr/bin:/bin` };
    const { stdout } = await run('bash', ['-c', script], { env });
    return stdout.trim().split('\n');
  }

  it('offers commands, their commands, choices and options in bash', async () => {
    const [commands, verbs, choices, options, files] = await Promise.all(
      [
        'phial c',
        'phial reports key ',
        'phial import --encoding ',
        'phial check --',
        'phial reports import ',
      ].map(offered),
    );
    expect(commands).toEqual(['check', 'configuration', 'catalogue', 'completion']);
    expect(verbs).toEqual(['create', 'list', 'revoke']);
    expect(choices).toContain('big5');
    expect(options).toEqual(expect.arrayContaining(['--settings', '--verbose', '--help']));
    // Nothing of its own: bash completes the name of a file.
    expect(files).toEqual(['']);
  });

  it.each(['bash', 'zsh', 'fish'])(
    'prints a script for %s that the shell accepts, where it is installed',
    async (shell) => {
      const { output } = await phial('completion', shell);
      expect(output).toContain('phial');
      const check = run(shell, ['-n', '-c', output], { env: { PATH: process.env.PATH } });
      await expect(
        check.catch((error: { code?: unknown }) => error.code === 'ENOENT' || Promise.reject(error)),
      ).resolves.toBeTruthy();
    },
  );
});
