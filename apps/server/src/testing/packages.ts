import { contentEntries } from '@phial/content/sample/content-entries';
import { clearContent } from '../content/content.service.ts';
import type { TestApp } from './build-test-app.ts';

const KINDS = ['package-group', 'package', 'package-codes'] as const;

/** The test packages of the sample, published; those that are there already stay as they are. */
export async function givenPackages({ db, clock }: Pick<TestApp, 'db' | 'clock'>): Promise<void> {
  const rows = KINDS.flatMap((kind) =>
    contentEntries[kind].map(({ id, body }, at) => ({
      kind,
      id,
      position: at + 1,
      state: 'PUBLISHED' as const,
      body: JSON.stringify(body),
      sample: true,
      updated_at: clock.now(),
    })),
  );
  await db.kysely
    .insertInto('content_entry')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doNothing())
    .execute();
  for (const kind of KINDS) clearContent(db, kind);
}
