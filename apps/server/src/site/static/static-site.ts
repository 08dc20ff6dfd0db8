import { PUBLIC } from '@phial/contract/access';
import { PACKAGES_FILE } from '@phial/contract/content/package-bodies';
import type { PublishedDocument } from '@phial/contract/content/published-document';
import { describeLaboratory } from '@phial/domain/laboratory';
import { parseLanguage } from '@phial/domain/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppDependencies, PhialServer } from '../../app-dependencies.ts';
import type { Config } from '../../config.ts';
import { readPackagesFile } from '../../content/packages.service.ts';
import { readPublishedDocument } from '../../content/published-document.ts';
import { Refused } from '../../errors.ts';
import { compressed, describeFile, type PackedFile } from '../../packed-files/packed-file.ts';
import { sendFile } from '../../packed-files/send-file.ts';
import { securityHeaders } from '../../security-headers.ts';
import { firstScreens } from '../first-screens/first-screens.ts';
import { originOf } from '../public-pages/origin.ts';
import { DRAWN_PICTURES, type drawIcon } from './brand-pictures.ts';
import { publishedPages, type ReadParts, readWith, readWithout } from './page-parts.ts';
import type { BuiltFiles, SiteFiles } from './site-files.ts';
import { inlineScriptHashes, sitePage, staffPage } from './site-page.ts';

type SiteDependencies = Pick<AppDependencies, 'db' | 'clock' | 'config' | 'log'>;

type Handler = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;

/**
 * Serves the public site at `/`, its mobile edition at `/m/` and the staff site
 * at `/admin/`, all from memory. Paths it does not know are left to the server.
 */
export async function staticSite(
  app: PhialServer,
  { site, ...deps }: SiteDependencies & { site: SiteFiles },
): Promise<void> {
  const { config } = deps;
  const get = (path: string, handler: Handler) => app.get(path, { config: { access: PUBLIC } }, handler);
  for (const [path, file] of site.web) {
    if (path === 'index.html') continue;
    const draw = DRAWN_PICTURES.get(path);
    get(`/${path}`, draw === undefined ? sender(file) : brandPicture(file, draw, deps));
  }
  const page = site.web.get('index.html');
  if (page) {
    const screens = site.drawing && firstScreens(deps, { built: page.tag, drawing: site.drawing });
    const read = screens ? readWith(screens, deps) : readWithout(deps);
    get('/', desktopPage(page, read, deps));
    const mobile = homePage(page, 'mobile', read, deps);
    if (screens) get(screens.path, firstScreen(screens));
    for (const path of mobilePaths(config)) get(path, mobile);
  }
  get(PACKAGES_FILE, packagesFile(deps));
  serveStaffSite(site.admin, deps, get);
}

/**
 * The test packages, in both sites. A page that was loaded before a change asks for the former address and gets what is
 * published now, which no browser keeps under that name.
 */
function packagesFile(deps: SiteDependencies): Handler {
  let packed: { of: PackedFile; file: Promise<PackedFile> } | undefined;
  return async (request, reply) => {
    const latest = await readPackagesFile(deps);
    if (packed?.of !== latest) packed = { of: latest, file: compressed(latest) };
    const asked = /[?&]v=([\w-]+)/.exec(request.url)?.[1];
    return sendFile({ ...(await packed.file), immutable: asked === latest.tag }, request, reply);
  };
}

function serveStaffSite(
  files: BuiltFiles,
  deps: SiteDependencies,
  get: (path: string, handler: Handler) => void,
): void {
  const { config } = deps;
  for (const [path, file] of files) {
    if (path !== 'index.html') get(`/admin/${path}`, sender(file));
  }
  const page = files.get('index.html');
  if (!page) return;
  const built = page.identity.toString();
  const packed = publishedPages(page, readWithout(deps));
  const framed = securityHeaders(config, 'own-site');
  const send: Handler = async (request, reply) =>
    sendFile(
      await packed('', ({ published }) => staffPage(built, config, published)),
      request,
      reply.headers(framed),
    );
  get('/admin', send);
  // Its pages are paths of its own; a missing file is not a page.
  get('/admin/*', (request, reply) => {
    if (/\.[^/]*$/.test(request.url.split('?', 1)[0] ?? '')) throw new Refused('not-found');
    return send(request, reply);
  });
}

/** Sends phones on to the mobile site; the part behind `#` is kept by the browser. */
function desktopPage(page: PackedFile, read: ReadParts, deps: SiteDependencies): Handler {
  const { config } = deps;
  const send = homePage(page, 'desktop', read, deps);
  return (request, reply) => {
    reply.header('vary', 'Accept-Encoding, User-Agent, Cookie');
    if (!wantsMobileSite(request.headers['user-agent'], request.headers.cookie)) return send(request, reply);
    const query = /\?.*$/.exec(request.url)?.[0] ?? '';
    return reply.header('cache-control', 'no-cache').redirect(config.mobileSiteUrl + query, 302);
  };
}

/** An edition in the language that `?lang=` names, made and compressed when it is first asked for. */
function homePage(
  page: PackedFile,
  edition: 'desktop' | 'mobile',
  read: ReadParts,
  { config }: SiteDependencies,
): Handler {
  const built = page.identity.toString();
  const packed = publishedPages(page, read);
  const headers = securityHeaders(config, 'nowhere', inlineScriptHashes(built));
  return async (request, reply) => {
    const language = parseLanguage(/[?&]lang=(\w+)/.exec(request.url)?.[1]);
    const origin = originOf(request, config);
    const file = await packed(`${language} ${origin}`, ({ published, firstScreens }) =>
      sitePage(built, {
        edition,
        language,
        origin,
        config,
        published,
        firstScreens: firstScreens?.(edition),
      }),
    );
    return sendFile(file, request, reply.headers(headers));
  };
}

/** The file of a first screen; nothing, which is no failure, where the page has to draw it. */
function firstScreen(screens: ReturnType<typeof firstScreens>): Handler {
  return async (request, reply) => {
    const file = await screens.file(request.url);
    return file === undefined ? reply.code(204).send() : sendFile(file, request, reply);
  };
}

/** A picture of the sample as it was built; that of another laboratory drawn, again when one of its facts changes. */
function brandPicture(sample: PackedFile, draw: typeof drawIcon, deps: SiteDependencies): Handler {
  let drawn: { of: PublishedDocument['laboratory']; file: Promise<PackedFile> } | undefined;
  return async (request, reply) => {
    const { laboratory } = await readPublishedDocument(deps);
    if (laboratory.sample) return sendFile(sample, request, reply);
    if (drawn?.of !== laboratory) {
      const picture = draw(describeLaboratory(laboratory), deps.db);
      const file = picture.then((png) => describeFile('image/png', false, png));
      const latest = { of: laboratory, file };
      drawn = latest;
      // The logo may not have been there for the moment.
      file.catch(() => {
        if (drawn === latest) drawn = undefined;
      });
    }
    return sendFile(await drawn.file, request, reply);
  };
}

function mobilePaths({ mobileSiteUrl }: Config): Set<string> {
  return new Set(['/m', ...(mobileSiteUrl.startsWith('/') ? [mobileSiteUrl.replace(/\/$/, '')] : [])]);
}

function sender(file: PackedFile): Handler {
  return (request, reply) => sendFile(file, request, reply);
}

/**
 * Whether a visitor is sent on to the mobile site (docs/rules/site.md#mobile-edition): a phone by its user
 * agent, unless the visitor asked for the desktop version, which leaves a cookie.
 * Tablets stay: an iPad names neither, an Android tablet does not say `Mobile`.
 */
function wantsMobileSite(userAgent: string | undefined, cookies: string | undefined): boolean {
  if (cookies !== undefined && /(?:^|;\s*)(?:__Host-)?edition=desktop\s*(?:;|$)/.test(cookies)) return false;
  return userAgent !== undefined && /iPhone|iPod|Windows Phone|Android.*Mobile/.test(userAgent);
}
