import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describeFile, type PackedFile } from '../../packed-files/packed-file.ts';
import { ifThere } from '../../system-error.ts';

/** The built files of one app, by path below its root: `index.html`, `assets/main-abc123.js`. */
export type BuiltFiles = ReadonlyMap<string, PackedFile>;

export interface SiteFiles {
  readonly web: BuiltFiles;
  /** Empty while the staff site is not built. */
  readonly admin: BuiltFiles;
  /** Address of the module that draws the first screens of the public site; none is drawn without it. */
  readonly drawing?: string | undefined;
}

/** In the build of the public site, what the server runs and nobody is sent. */
export const DRAWING_FOLDER = 'drawing';

/** The sites have not been built; the message is one line that says what to do. */
export class SiteNotBuiltError extends Error {
  override readonly name = 'SiteNotBuiltError';
}

const APPS = fileURLToPath(new URL('../../../../', import.meta.url));

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/**
 * Reads everything that was built into memory.
 * @param folders where the builds are; those of this project when left out
 * @throws SiteNotBuiltError when the public site is missing
 */
export async function loadSite(
  folders = { web: join(APPS, 'web/dist'), admin: join(APPS, 'admin/dist') },
): Promise<SiteFiles> {
  const [web, admin] = await Promise.all([readBuild(folders.web), readBuild(folders.admin)]);
  if (!web.has('index.html')) {
    throw new SiteNotBuiltError(`The site is not built (no ${folders.web}/index.html): run "npm start" once`);
  }
  const drawing = join(folders.web, DRAWING_FOLDER, 'draw.js');
  return { web, admin, drawing: existsSync(drawing) ? pathToFileURL(drawing).href : undefined };
}

async function readBuild(folder: string): Promise<BuiltFiles> {
  const paths = (await listFiles(folder)).filter((path) => !path.startsWith(`${DRAWING_FOLDER}/`));
  const contents = new Map(
    await Promise.all(
      paths.map(async (path) => [path, await readFile(join(folder, ...path.split('/')))] as const),
    ),
  );
  const files = new Map<string, PackedFile>();
  for (const [path, identity] of contents) {
    if (/\.(?:br|gz)$/.test(path)) continue;
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    const [br, gzip] = [contents.get(`${path}.br`), contents.get(`${path}.gz`)];
    files.set(path, {
      ...describeFile(type, path.startsWith('assets/'), identity),
      ...(br && { br }),
      ...(gzip && { gzip }),
    });
  }
  return files;
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = (await ifThere(readdir(folder, { recursive: true, withFileTypes: true }))) ?? [];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
