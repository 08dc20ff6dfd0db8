import { readFile } from 'node:fs/promises';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { docsPage, type OpenApiDocument } from './docs-page.ts';

/** The documentation of the API: `/docs` to read, `/docs/json` for programs (OpenAPI 3.1). */
export async function docsRoutes(app: PhialServer, { config }: AppDependencies): Promise<void> {
  const base = `${config.apiPrefix}/docs`;
  const style = await readFile(new URL('./docs-page.css', import.meta.url), 'utf8');
  let page: string | undefined;

  app.get('/docs', { schema: { hide: true } }, async (_request, reply) => {
    // Made at the first look: by then every route is registered.
    page ??= docsPage(app.swagger() as unknown as OpenApiDocument, {
      style: `${base}/style.css`,
      json: `${base}/json`,
    });
    return reply.type('text/html; charset=utf-8').send(page);
  });
  app.get('/docs/json', { schema: { hide: true } }, async () => app.swagger());
  app.get('/docs/style.css', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(style),
  );
}
