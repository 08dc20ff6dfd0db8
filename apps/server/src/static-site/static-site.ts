import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PhialServer } from '../app-dependencies.ts';
import type { Config } from '../config.ts';
import { Refused } from '../errors.ts';
import { wantsMobileSite } from './mobile-visitor.ts';
import { type BuiltFiles, type SiteFile, type SiteFiles, withContent } from './site-files.ts';
import { sitePage } from './site-page.ts';

type Handler = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/**
 * Serves the public site at `/`, its mobile edition at `/m/` and the staff site
 * at `/admin/`, all from memory. Paths it does not know are left to the server.
 */
export async function staticSite(
  app: PhialServer,
  { site, config }: { site: SiteFiles; config: Config },
): Promise<void> {
  const get = (path: string, handler: Handler) => app.get(path, { schema: { hide: true } }, handler);
  for (const [path, file] of site.web) {
    if (path !== 'index.html') get(`/${path}`, sender(file));
  }
  const page = site.web.get('index.html');
  if (page) {
    get('/', desktopPage(await editionOf(page, 'desktop', config), config));
    const mobile = sender(await editionOf(page, 'mobile', config));
    for (const path of mobilePaths(config)) get(path, mobile);
  }
  serveStaffSite(site.admin, get);
}

function serveStaffSite(files: BuiltFiles, get: (path: string, handler: Handler) => void): void {
  for (const [path, file] of files) {
    if (path !== 'index.html') get(`/admin/${path}`, sender(file));
  }
  const page = files.get('index.html');
  if (!page) return;
  const send = sender(page);
  get('/admin', send);
  // Its pages are paths of its own; a missing file is not a page.
  get('/admin/*', (request, reply) => {
    if (/\.[^/]*$/.test(request.url.split('?', 1)[0] ?? '')) throw new Refused('not-found');
    return send(request, reply);
  });
}

/** Sends phones on to the mobile site; the part behind `#` is kept by the browser. */
function desktopPage(page: SiteFile, config: Config): Handler {
  const send = sender(page);
  return (request, reply) => {
    reply.header('vary', 'Accept-Encoding, User-Agent, Cookie');
    if (!wantsMobileSite(request.headers['user-agent'], request.headers.cookie)) return send(request, reply);
    const query = /\?.*$/.exec(request.url)?.[0] ?? '';
    return reply.header('cache-control', 'no-cache').redirect(config.mobileSiteUrl + query, 302);
  };
}

function mobilePaths({ mobileSiteUrl }: Config): Set<string> {
  return new Set(['/m', ...(mobileSiteUrl.startsWith('/') ? [mobileSiteUrl.replace(/\/$/, '')] : [])]);
}

async function editionOf(file: SiteFile, edition: 'desktop' | 'mobile', config: Config): Promise<SiteFile> {
  const page = withContent(file, sitePage(file.identity.toString(), edition, config));
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(page.identity),
    promisify(gzip)(page.identity),
  ]);
  return { ...page, br, gzip: zipped };
}

function sender(file: SiteFile): Handler {
  const cacheControl = file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache';
  const compressed = file.br !== undefined || file.gzip !== undefined;
  return (request, reply) => {
    const encoding = bestEncoding(request.headers['accept-encoding'], file);
    const etag = encoding === 'identity' ? `"${file.tag}"` : `"${file.tag}-${encoding}"`;
    reply.headers({ 'cache-control': cacheControl, etag });
    if (compressed && !reply.hasHeader('vary')) reply.header('vary', 'Accept-Encoding');
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type(file.type).send(file[encoding]);
  };
}

function bestEncoding(accepted: string | undefined, file: SiteFile): 'br' | 'gzip' | 'identity' {
  if (file.br && accepts(accepted, 'br')) return 'br';
  if (file.gzip && accepts(accepted, 'gzip')) return 'gzip';
  return 'identity';
}

function accepts(accepted: string | undefined, encoding: string): boolean {
  return (accepted ?? '').split(',').some((entry) => {
    const [name, weight] = entry.split(';').map((part) => part.trim());
    return name === encoding && !/^q=0(?:\.0*)?$/.test(weight ?? '');
  });
}

function isKnown(known: string | undefined, etag: string): boolean {
  if (known === undefined) return false;
  return known.split(',').some((entry) => ['*', etag, `W/${etag}`].includes(entry.trim()));
}
