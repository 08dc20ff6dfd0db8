import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { systemErrorCode } from '../../system-error.ts';

/** A built file in memory, as it is sent. */
export interface SiteFile {
  readonly type: string;
  /** Of the content; each encoding gets a mark of its own behind it. */
  readonly tag: string;
  /** Whether the name changes with the content, so that a browser never needs to ask again. */
  readonly immutable: boolean;
  readonly identity: Buffer;
  /** Made at build time; missing where compressing does not pay. */
  readonly br?: Buffer;
  readonly gzip?: Buffer;
}

/** The built files of one app, by path below its root: `index.html`, `assets/main-abc123.js`. */
export type BuiltFiles = ReadonlyMap<string, SiteFile>;

export interface SiteFiles {
  readonly web: BuiltFiles;
  /** Empty while the staff site is not built. */
  readonly admin: BuiltFiles;
}

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
  return { web, admin };
}

async function readBuild(folder: string): Promise<BuiltFiles> {
  const paths = await listFiles(folder);
  const contents = new Map(
    await Promise.all(
      paths.map(async (path) => [path, await readFile(join(folder, ...path.split('/')))] as const),
    ),
  );
  const files = new Map<string, SiteFile>();
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

/** A file as it is sent, not compressed. */
export function describeFile(type: string, immutable: boolean, identity: Buffer): SiteFile {
  const tag = createHash('sha256').update(identity).digest('base64url').slice(0, 16);
  return { type, tag, immutable, identity };
}

async function listFiles(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return [];
    throw error;
  }
}
