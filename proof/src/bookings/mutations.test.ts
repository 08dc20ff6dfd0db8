import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../../scripts/program.ts';
import { MUTATIONS } from './mutations.ts';

it.each(MUTATIONS)('finds in the source what it takes out: $title', async ({ file, changes }) => {
  const source = await readFile(join(ROOT, 'apps/server/src', file), 'utf8');
  for (const [former] of changes) expect(source.split(former)).toHaveLength(2);
});
