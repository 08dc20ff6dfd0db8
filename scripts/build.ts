import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { DRAWING_FOLDER } from '../apps/server/src/site/static/site-files.ts';
import { StartError } from '../apps/server/src/start-failure.ts';
import { systemErrorCode } from '../apps/server/src/system-error.ts';
import { ROOT, runTool, seconds } from './program.ts';

const APPS = ['web', 'admin'];

/** What the built files follow from, besides an app's own folder. */
const SHARED = ['domain', 'contract', 'content', 'ui', 'browser'].map((name) => `packages/${name}`);
const SINGLE_FILES = ['package-lock.json', 'tsconfig.base.json', 'scripts/build.ts'];

/** Beside the built files: the fingerprint of the sources they were made from. */
const STAMP = '.built-from';

/** What draws first screens, of the apps that have some. */
const DRAWN_ON_THE_SERVER: Readonly<Record<string, string>> = { web: 'src/first-screen/draw.tsx' };

const COMPRESSIBLE = /\.(?:html|js|css|svg|json|txt|xml|webmanifest)$/;
const LEAST_BYTES = 512;
/**
 * Builds the browser apps whose sources have changed since they were built, and compresses what they are made of.
 * @param say progress, one line
 * @throws StartError with what the builder complained of
 */
export async function buildSites(say: (line: string) => void): Promise<void> {
  for (const app of APPS) {
    if (!existsSync(join(ROOT, 'apps', app, 'index.html'))) continue;
    const fingerprint = await fingerprintOf(app);
    const folder = join(ROOT, 'apps', app, 'dist');
    const built = await readFile(join(folder, STAMP), 'utf8').catch(() => undefined);
    if (built !== fingerprint) await buildSite(app, folder, fingerprint, say);
  }
}

async function buildSite(app: string, folder: string, fingerprint: string, say: (line: string) => void) {
  const begun = performance.now();
  say(`Building apps/${app}…`);
  // Under another name first: a build cut short leaves the last one in place.
  const draft = `${folder}.new`;
  await writable(folder, async () => {
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft);
  });
  await runVite(app, draft, []);
  const drawing = DRAWN_ON_THE_SERVER[app];
  if (drawing !== undefined) await runVite(app, join(draft, DRAWING_FOLDER), ['--ssr', drawing]);
  await writable(folder, async () => {
    await compress(draft);
    await writeFile(join(draft, STAMP), fingerprint);
    await rm(folder, { recursive: true, force: true });
    await rename(draft, folder);
  });
  say(`Built apps/${app} in ${seconds(begun)} s`);
}

async function runVite(app: string, folder: string, options: string[]): Promise<void> {
  const where = ['--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  const { ok, output } = await runTool('vite/bin/vite.js', [
    'build',
    join(ROOT, 'apps', app),
    ...where,
    ...options,
  ]);
  if (!ok) throw new StartError(`apps/${app} could not be built:\n${output.trim()}`);
}

async function writable(folder: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw new StartError(
      `${folder} cannot be written (${systemErrorCode(error) ?? error}): make it writable, or copy the project to a folder that is`,
    );
  }
}

/** As small as it gets, once, rather than a little smaller at each request. */
async function compress(folder: string): Promise<void> {
  await Promise.all(
    (await filesBelow(folder)).map(async (path) => {
      if (!COMPRESSIBLE.test(path) || path.startsWith(join(folder, DRAWING_FOLDER))) return;
      const content = await readFile(path);
      if (content.length < LEAST_BYTES) return;
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(content, {
          params: { [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY },
        }),
        promisify(gzip)(content, { level: zlib.Z_BEST_COMPRESSION }),
      ]);
      await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
    }),
  );
}

async function fingerprintOf(app: string): Promise<string> {
  const folders = [join('apps', app), ...SHARED].map((folder) => join(ROOT, folder));
  const paths = (await Promise.all(folders.map(filesBelow)))
    .flat()
    .concat(SINGLE_FILES.map((file) => join(ROOT, file)))
    .filter((path) => !/\.(?:test|stories)\.tsx?$/.test(path))
    .sort();
  const hash = createHash('sha256');
  for (const path of paths) {
    hash
      .update(`${relative(ROOT, path)}\0`)
      .update(await readFile(path))
      .update('\0');
  }
  return hash.digest('hex');
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const lists = entries.map(async (entry) => {
    if (['node_modules', 'dist', 'dist.new'].includes(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
  return (await Promise.all(lists)).flat();
}

if (import.meta.main) {
  await buildSites(console.log).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
