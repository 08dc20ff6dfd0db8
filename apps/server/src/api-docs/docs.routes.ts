import { readFile } from 'node:fs/promises';
import { PUBLIC } from '../accounts/access.ts';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { compressed } from '../static-site/packed-page.ts';
import { sendFile } from '../static-site/send-file.ts';
import { describeFile, type SiteFile } from '../static-site/site-files.ts';
import { docsPage, type OpenApiDocument } from './docs-page.ts';

/** The documentation of the API: `/docs` to read, `/docs/json` for programs (OpenAPI 3.1). */
export async function docsRoutes(app: PhialServer, { config }: AppDependencies): Promise<void> {
  const base = `${config.apiPrefix}/docs`;
  const style = await readFile(new URL('./docs-page.css', import.meta.url), 'utf8');
  const hidden = { config: { access: PUBLIC }, schema: { hide: true } };
  // Made at the first look, when every route is registered, and shared by all answers.
  let page: Promise<SiteFile> | undefined;
  let json: Promise<SiteFile> | undefined;

  app.get('/docs', hidden, async (request, reply) => {
    page ??= packed(
      'text/html; charset=utf-8',
      docsPage(document(), { style: `${base}/style.css`, json: `${base}/json` }),
    );
    return sendFile(await page, request, reply);
  });
  app.get('/docs/json', hidden, async (request, reply) => {
    json ??= packed('application/json; charset=utf-8', JSON.stringify(document()));
    return sendFile(await json, request, reply);
  });
  app.get('/docs/style.css', hidden, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(style),
  );

  function document(): OpenApiDocument {
    return app.swagger() as unknown as OpenApiDocument;
  }
}

function packed(type: string, text: string): Promise<SiteFile> {
  return compressed(describeFile(type, false, Buffer.from(text)));
}
