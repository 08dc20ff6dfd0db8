import { PUBLIC } from '@phial/contract/access';
import { LANGUAGES } from '@phial/domain/language';
import { LANGUAGE_PATH, PUBLIC_AREAS, siteAddress } from '@phial/domain/public-address';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppDependencies, PhialServer } from '../../app-dependencies.ts';
import type { Config } from '../../config.ts';
import { readLaboratory } from '../../content/published-document.ts';
import { compressed, describeFile, packedPages } from '../../packed-files/packed-file.ts';
import { sendFile } from '../../packed-files/send-file.ts';
import { originOf } from './origin.ts';
import { readPage, readSitemap } from './public-pages.service.ts';
import { renderNotFound } from './render-page.ts';
import { BRAND_PATH, brandStyle, STYLE_SHEET } from './style-sheet.ts';

const HTML = 'text/html; charset=utf-8';
const XML = 'application/xml; charset=utf-8';
const CSS = 'text/css; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';

const hidden = { config: { access: PUBLIC } };

/**
 * What search engines find: plain pages of packages, test items, news and
 * vacancies, `/sitemap.xml` and `/robots.txt`. All answer with a tag by which a
 * second visit costs nothing, and are asked for each time, as content changes.
 */
export async function publicPageRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  const { config } = deps;
  const packed = packedPages();
  async function send(request: FastifyRequest, reply: FastifyReply, type: string, text: string) {
    return sendFile(await packed.pack(type, text), request, reply);
  }

  for (const language of LANGUAGES) {
    const root = `/${LANGUAGE_PATH[language]}`;
    const notFound = async (_request: FastifyRequest, reply: FastifyReply) =>
      reply
        .code(404)
        .type(HTML)
        .send(renderNotFound(language, await readLaboratory(deps)));
    for (const area of PUBLIC_AREAS) {
      const answer = async (request: FastifyRequest, reply: FastifyReply, id?: string) => {
        const origin = originOf(request, config);
        const page = await readPage(deps, { language, area, origin, ...(id !== undefined && { id }) });
        return page === undefined ? notFound(request, reply) : send(request, reply, HTML, page);
      };
      app.get(`${root}/${area}`, hidden, (request, reply) => answer(request, reply));
      app.get<{ Params: { id: string } }>(`${root}/${area}/:id`, hidden, (request, reply) =>
        answer(request, reply, request.params.id),
      );
    }
    app.get(root, hidden, (_request, reply) =>
      reply.header('cache-control', 'no-cache').redirect(siteAddress(language, '/'), 302),
    );
    app.get(`${root}/*`, hidden, notFound);
  }

  app.get('/sitemap.xml', hidden, async (request, reply) =>
    send(request, reply, XML, await readSitemap(deps, originOf(request, config))),
  );
  app.get('/robots.txt', hidden, (request, reply) =>
    send(request, reply, TEXT, robots(config, originOf(request, config))),
  );
  const style = await compressed(describeFile(CSS, true, Buffer.from(STYLE_SHEET.text)));
  app.get(STYLE_SHEET.path, hidden, (request, reply) => sendFile(style, request, reply));
  app.get(BRAND_PATH, hidden, async (request, reply) => {
    const text = brandStyle(await readLaboratory(deps));
    return sendFile(describeFile(CSS, false, Buffer.from(text)), request, reply);
  });
}

/** What programs may read: everything but calls and the staff site. Whether it may be listed, the pages say. */
function robots(
  { apiPrefix, adminSiteUrl }: Pick<Config, 'apiPrefix' | 'adminSiteUrl'>,
  origin: string,
): string {
  const closed = new Set([
    `${apiPrefix}/`,
    '/admin/',
    ...(adminSiteUrl.startsWith('/') ? [adminSiteUrl] : []),
  ]);
  return [
    'User-agent: *',
    'Allow: /',
    ...[...closed].map((path) => `Disallow: ${path}`),
    '',
    ...(origin === '' ? [] : [`Sitemap: ${origin}/sitemap.xml`, '']),
  ].join('\n');
}
