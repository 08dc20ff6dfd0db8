import { fieldsOf, meaningOf, type NamedSchemas, type SchemaNode, typeOf } from './schema-fields.ts';

interface MediaTypes {
  content?: Record<string, { schema?: SchemaNode }>;
}

interface Operation extends Record<string, unknown> {
  summary?: string;
  description?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema: SchemaNode }[];
  requestBody?: MediaTypes;
  responses: Record<string, MediaTypes & { description?: string; $ref?: string }>;
}

type PathItem = { [method in (typeof METHODS)[number]]?: Operation } & { servers?: { url: string }[] };

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** As much of an OpenAPI document as the page shows. */
export interface OpenApiDocument {
  info: { title: string; description?: string };
  servers: { url: string }[];
  components: { schemas: NamedSchemas };
  tags?: { name: string; description?: string }[];
  paths: Record<string, PathItem>;
}

/**
 * The documentation as one page of plain HTML: no script, so it reads
 * everywhere, under the strict policy of the site and by any screen reader.
 * @param style address of the style sheet
 * @param json address of the document itself
 */
export function docsPage(
  document: OpenApiDocument,
  { style, json }: { style: string; json: string },
): string {
  const { info, tags = [] } = document;
  const sections = tags.filter(({ name }) => operationsOf(document, name).length > 0);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(info.title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${text(style)}">
</head>
<body>
<header><h1>${text(info.title)}</h1><p><a href="${text(json)}">OpenAPI 3.1 as JSON</a></p></header>
<nav aria-label="Parts"><ul>${sections.map(({ name }) => `<li><a href="#${text(name)}">${text(name)}</a></li>`).join('')}</ul></nav>
<main>
${prose(info.description)}
${sections.map((tag) => section(document, tag)).join('\n')}
</main>
</body>
</html>
`;
}

function section(
  document: OpenApiDocument,
  { name, description }: { name: string; description?: string },
): string {
  const operations = operationsOf(document, name).map((one) => article(one, document.components.schemas));
  return `<section><h2 id="${text(name)}">${text(name)}</h2>${prose(description)}${operations.join('\n')}</section>`;
}

interface Placed {
  /** As it is called, with the prefix of the API. */
  address: string;
  method: string;
  operation: Operation;
}

function operationsOf(document: OpenApiDocument, tag: string): Placed[] {
  return Object.entries(document.paths).flatMap(([path, item]) => {
    const [server = { url: '' }] = item.servers ?? document.servers;
    const base = new URL(server.url, 'http://localhost').pathname.replace(/\/$/, '');
    return METHODS.flatMap((method) => {
      const operation = item[method];
      return operation?.tags?.includes(tag) ? [{ address: base + path, method, operation }] : [];
    });
  });
}

function article({ address, method, operation }: Placed, named: NamedSchemas): string {
  const body = schemaOf(operation.requestBody ?? {});
  const parameters = operation.parameters ?? [];
  const { 200: done, ...refused } = operation.responses;
  const answer = done === undefined ? undefined : schemaOf(done);
  return `<article>
<h3><code><span class="method">${text(method.toUpperCase())}</span> ${text(address)}</code> ${text(operation.summary)}</h3>
${prose(operation.description)}
${(operation.security ?? []).map(need).join('')}
${table(
  'Parameters',
  ['Name', 'Where', 'Type', 'Needed', 'Meaning'],
  parameters.map(({ name, in: where, schema, required, description }) => [
    `<code>${text(name)}</code>`,
    text(where),
    text(typeOf(schema, named)),
    yesOrNo(required),
    text(meaningOf({ ...schema, ...(description !== undefined && { description }) })),
  ]),
)}
${body === undefined ? '' : fieldTable('Body', body, named)}
${answer === undefined ? '' : folded('Answer', fieldTable('Fields of the answer', answer, named, 'Always'))}
${folded(
  'Refusals',
  table(
    'Codes by status',
    ['Status', 'Codes'],
    Object.entries(refused).map(([status, { description, $ref = '' }]) => [
      text(status),
      (description ?? $ref.replace(/.*\//, ''))
        .split(', ')
        .map((code) => `<code>${text(code)}</code>`)
        .join(' '),
    ]),
  ),
)}
</article>`;
}

function need({ session, apiKey }: Record<string, string[]>): string {
  if (apiKey !== undefined) return '<p>Needs the API key of a program: <code>X-API-Key: …</code>.</p>';
  return session === undefined
    ? '<p>Needs a booking token: <code>Authorization: Bearer …</code>.</p>'
    : `<p>Needs the session of somebody signed in: ${text(session.join(', '))}.</p>`;
}

function schemaOf({ content = {} }: MediaTypes): SchemaNode | undefined {
  return Object.values(content)[0]?.schema;
}

function fieldTable(caption: string, schema: SchemaNode, named: NamedSchemas, required = 'Needed'): string {
  const rows = fieldsOf(schema, named).map(({ path, type, required, meaning }) => [
    `<code>${text(path)}</code>`,
    text(type),
    yesOrNo(required),
    text(meaning),
  ]);
  return table(caption, ['Field', 'Type', required, 'Meaning'], rows);
}

function folded(title: string, content: string): string {
  return content === '' ? '' : `<details><summary>${title}</summary>${content}</details>`;
}

/** @param rows cells as HTML */
function table(caption: string, heads: string[], rows: string[][]): string {
  if (rows.length === 0) return '';
  const head = heads.map((cell) => `<th scope="col">${cell}</th>`).join('');
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  return `<table><caption>${caption}</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

function yesOrNo(required = false): string {
  return required ? 'yes' : 'no';
}

function prose(words: string | undefined): string {
  return words === undefined ? '' : `<p>${text(words).replace(/`([^`]+)`/g, '<code>$1</code>')}</p>`;
}

function text(words = ''): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
