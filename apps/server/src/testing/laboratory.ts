import { sampleLaboratory } from '@phial/content/sample/laboratory';
import type { ContentBody } from '@phial/contract/content/content-body';
import type { TestApp } from './build-test-app.ts';

/** A published laboratory: that of the sample, with other facts where some are given. */
export async function givenLaboratory(
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  { sample = true, ...facts }: Partial<ContentBody<'laboratory'>> & { sample?: boolean } = {},
): Promise<void> {
  const row = {
    kind: 'laboratory' as const,
    id: 'laboratory',
    position: 1,
    state: 'PUBLISHED' as const,
    body: JSON.stringify({ ...sampleLaboratory, ...facts }),
    sample,
    updated_at: clock.now(),
  };
  await db.kysely
    .insertInto('content_entry')
    .values(row)
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet({ body: row.body, sample }))
    .execute();
  // Older than what a process keeps.
  clock.advance(2);
}
