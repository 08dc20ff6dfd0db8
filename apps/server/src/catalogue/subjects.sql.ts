import type { Queryable } from '../db/pool.ts';

/** Values of the dictionary `test_item_subject`, published or not, in their order. */
export async function readSubjects(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ subject: string }>({
    name: 'test-item-subjects',
    text: `
SELECT body ->> 'dictValue' AS subject FROM content_entry
WHERE kind = 'dictionary' AND body ->> 'dictType' = 'test_item_subject'
ORDER BY position, id`,
  });
  return rows.map(({ subject }) => subject);
}
