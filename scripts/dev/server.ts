/*
 * The server under development, in a process of its own that `server-process.ts` starts anew after each change. It
 * serves the pages of both sites from their sources; what they import comes from Vite.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serve } from '../../apps/server/src/main.ts';
import { describeFile } from '../../apps/server/src/packed-files/packed-file.ts';
import type { BuiltFiles } from '../../apps/server/src/site/static/site-files.ts';
import { ROOT } from '../program.ts';

// However the parent ended: nothing else would end this process after `kill -9`.
process.once('disconnect', () => process.exit());

await serve({
  say: console.log,
  site: async () => ({ web: await sourcePage('web'), admin: await sourcePage('admin') }),
  alone: true,
  ready: ({ port }) => process.send?.(port),
});

async function sourcePage(app: string): Promise<BuiltFiles> {
  const page = await readFile(join(ROOT, 'apps', app, 'index.html'));
  return new Map([['index.html', describeFile('text/html; charset=utf-8', false, page)]]);
}
