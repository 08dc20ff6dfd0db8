import type { CatalogueItem } from '../catalogue/catalogue-item.ts';
import { clearCatalogue } from '../catalogue/prepared-catalogue.ts';
import { replaceCatalogue } from '../catalogue/replace-catalogue.ts';
import { NO_TEXT } from '../db/local-text.ts';
import type { TestDatabase } from './open-test-database.ts';

/** A single test of subject BIO that says no more than its names. */
export function catalogueItem(id: string, changes: Partial<CatalogueItem> = {}): CatalogueItem {
  return {
    id,
    code: `C-${id}`,
    subject: 'BIO',
    usageScope: '0',
    unitType: 'SINGLE',
    name: { en: `Test ${id}`, tw: `檢驗 ${id}`, zh: `检验 ${id}` },
    specimen: NO_TEXT,
    turnaround: NO_TEXT,
    preparation: NO_TEXT,
    remark: NO_TEXT,
    synonyms: [],
    children: [],
    published: true,
    ...changes,
  };
}

/** Makes these the whole catalogue. */
export async function givenCatalogue(db: TestDatabase, items: readonly CatalogueItem[]): Promise<void> {
  await db.transaction((tx) => replaceCatalogue(tx, items, new Date('2026-03-01T00:00:00+08:00')));
  clearCatalogue(db);
}

/** The subjects BIO and HAE, as the dictionary keeps them. */
export async function givenSubjects(db: TestDatabase): Promise<void> {
  const subject = (dictValue: string, position: number) => ({
    kind: 'dictionary' as const,
    id: `subject-${dictValue}`,
    position,
    state: 'PUBLISHED' as const,
    body: JSON.stringify({
      dictType: 'test_item_subject',
      dictValue,
      cssClass: '',
      label: { tw: dictValue, zh: dictValue, en: dictValue },
    }),
    updated_at: new Date('2026-03-01T00:00:00+08:00'),
  });
  await db.kysely
    .insertInto('content_entry')
    .values([subject('BIO', 1), subject('HAE', 2)])
    .execute();
}
