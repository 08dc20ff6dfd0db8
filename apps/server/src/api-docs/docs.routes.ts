import { readFile } from 'node:fs/promises';
import { PUBLIC } from '@phial/contract/access';
import contractDocument from '@phial/contract/openapi.json' with { type: 'json' };
import { accountCookies } from '../accounts/sessions/account-cookies.ts';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import type { Config } from '../config.ts';
import { compressed, describeFile, type PackedFile } from '../packed-files/packed-file.ts';
import { sendFile } from '../packed-files/send-file.ts';
import { docsPage, type OpenApiDocument } from './docs-page.ts';

/** The documentation of the API: `/docs` to read, `/docs/json` for programs (OpenAPI 3.1). */
export async function docsRoutes(app: PhialServer, { config }: AppDependencies): Promise<void> {
  const base = `${config.apiPrefix}/docs`;
  const style = await readFile(new URL('./docs-page.css', import.meta.url), 'utf8');
  const open = { config: { access: PUBLIC } };
  const document = documentFor(config);
  // Made at the first look and shared by all answers.
  let page: Promise<PackedFile> | undefined;
  let json: Promise<PackedFile> | undefined;

  app.get('/docs', open, async (request, reply) => {
    page ??= packed(
      'text/html; charset=utf-8',
      docsPage(document, { style: `${base}/style.css`, json: `${base}/json` }),
    );
    return sendFile(await page, request, reply);
  });
  app.get('/docs/json', open, async (request, reply) => {
    json ??= packed('application/json; charset=utf-8', JSON.stringify(document));
    return sendFile(await json, request, reply);
  });
  app.get('/docs/style.css', open, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(style),
  );
}

/** The document of the contract with the addresses and the cookie of this installation. */
function documentFor(config: Config): OpenApiDocument {
  const { components, ...document } = contractDocument;
  const { session, ...schemes } = components.securitySchemes;
  return {
    ...document,
    servers: [{ url: `${config.publicUrl ?? ''}${config.apiPrefix}` }],
    components: {
      ...components,
      securitySchemes: { ...schemes, session: { ...session, name: accountCookies(config).session.name } },
    },
  } as OpenApiDocument;
}

function packed(type: string, text: string): Promise<PackedFile> {
  return compressed(describeFile(type, false, Buffer.from(text)));
}
