import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/program.ts';
import { httpLoad } from '../harness/http-load.ts';
import { askServer, type Measure } from '../harness/measure.ts';
import { startNginx } from '../harness/nginx.ts';
import { getRequest } from '../harness/request-bytes.ts';

/** The page and the files it names, in turn, in gzip, from the same folder. */
export const homePage: Measure = {
  name: 'home-page',
  title: 'home page and its files',
  against: 'nginx',
  async contest(stand) {
    const root = join(ROOT, 'apps/web/dist');
    const nginx = await startNginx(root);
    if (nginx === undefined) return 'nginx is not installed';
    const html = await readFile(join(root, 'index.html'), 'utf8');
    const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? '');
    const requests = ['/', ...files].map((path) => getRequest(path, { 'Accept-Encoding': 'gzip' }));
    const request = (n: number) => requests[n % requests.length] ?? '';
    const { port, stop } = nginx;
    return {
      ours: (seconds) => askServer(stand, request, seconds),
      theirs: async (seconds) => (await httpLoad({ port, clients: stand.clients, seconds, request })).rate,
      end: stop,
    };
  },
};
