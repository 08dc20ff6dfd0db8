import { sql } from 'kysely';
import { generate, IdentifierNode, PostgresDialect, type PostprocessFunction } from 'kysely-codegen';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestDatabase } from '../testing/open-test-database.ts';
import { createTestDatabase } from '../testing/test-database.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

const IMPORTS = `import type { Preparation } from '@phial/contract/booking/service';
import type { ContentBody, ContentKind } from '@phial/contract/content/content-body';
import type { Reminder } from '@phial/domain/booking/reminder';
import type { DayKey } from '@phial/domain/hong-kong-time';
import type { JsonColumn, LocalText } from './local-text.ts';
`;

/** Gives a column whose CHECK lists its values the union of them as its type. */
const withListedValues: PostprocessFunction = async ({ metadata }) => {
  const { rows } = await sql<{ column: string; values: string[] }>`
    SELECT conrelid::regclass || '.' || attname AS "column",
      ARRAY(SELECT match[1] FROM regexp_matches(definition, '''([^'']*)''::text', 'g') AS match) AS "values"
    FROM pg_constraint, LATERAL pg_get_constraintdef(oid) AS definition,
      pg_attribute
    WHERE contype = 'c' AND attrelid = conrelid AND conkey = ARRAY[attnum]
      AND definition ~ ('^CHECK \\(\\(' || attname || ' = ANY \\(ARRAY\\[[^]]*\\]\\)\\)\\)$')`.execute(
    db.kysely,
  );
  const listed = new Map(rows.map(({ column, values }) => [column, values]));
  for (const table of metadata.tables) {
    for (const column of table.columns)
      column.enumValues = listed.get(`${table.name}.${column.name}`) ?? null;
  }
  return metadata;
};

it('matches the migrated database (`npm run db:types` writes it anew)', async () => {
  const tables = await generate({
    db: db.kysely,
    dialect: new PostgresDialect(),
    outFile: null,
    typeOnlyImports: true,
    postprocess: withListedValues,
    typeMapping: { date: 'DayKey', jsonb: 'JsonColumn<LocalText>' },
    overrides: {
      columns: {
        'content_entry.body': new IdentifierNode('JsonColumn<ContentBody<ContentKind>>'),
        'content_entry.draft': new IdentifierNode('JsonColumn<Record<string, unknown>>'),
        'content_version.body': new IdentifierNode('JsonColumn<Record<string, unknown>>'),
        'saved_version.body': new IdentifierNode('JsonColumn<Record<string, unknown>>'),
        'event.detail': new IdentifierNode('JsonColumn<Record<string, unknown>>'),
        'service.preparation': new IdentifierNode('JsonColumn<Preparation>'),
        'service.reminders': new IdentifierNode('JsonColumn<Reminder[]>'),
        // No CHECK of its own: a copy of this.
        'report_version.status': new IdentifierNode("Report['status']"),
      },
    },
  });
  await expect(IMPORTS + tables).toMatchFileSnapshot('tables.generated.ts');
});
