import { serve } from '../apps/server/src/main.ts';
import { loadSite } from '../apps/server/src/site/static/site-files.ts';
import { buildSites } from './build.ts';
import { introduction } from './introduction.ts';
import { seconds } from './program.ts';

const begun = performance.now();

await serve({
  say: console.log,
  site: async () => {
    await buildSites(console.log);
    return loadSite();
  },
  ready({ config, port }) {
    console.log(`Phial is running (started in ${seconds(begun)} s). Stop it with Ctrl-C.`);
    console.log(introduction(config, port).join('\n'));
  },
});
