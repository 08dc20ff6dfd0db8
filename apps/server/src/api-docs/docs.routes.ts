import { readFile } from 'node:fs/promises';
import { PUBLIC } from '../accounts/access.ts';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { docsPage, type OpenApiDocument } from './docs-page.ts';

/** The documentation of the API: `/docs` to read, `/docs/json` for programs (OpenAPI 3.1). */
export async function docsRoutes(app: PhialServer, { config }: AppDependencies): Promise<void> {
  const base = `${config.apiPrefix}/docs`;
  const style = await readFile(new URL('./docs-page.css', import.meta.url), 'utf8');
  const hidden = { config: { access: PUBLIC }, schema: { hide: true } };
  let page: string | undefined;

  app.get('/docs', hidden, async (_request, reply) => {
    // Made at the first look: by then every route is registered.
    page ??= docsPage(app.swagger() as unknown as OpenApiDocument, {
      style: `${base}/style.css`,
      json: `${base}/json`,
    });
    return reply.type('text/html; charset=utf-8').send(page);
  });
  app.get('/docs/json', hidden, async () => app.swagger());
  app.get('/docs/style.css', hidden, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(style),
  );
}
