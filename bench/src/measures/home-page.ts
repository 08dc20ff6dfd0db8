import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/program.ts';
import { againstBareServer } from '../harness/bare-server.ts';
import { httpLoad } from '../harness/http-load.ts';
import { askServer, type Measure } from '../harness/measure.ts';
import { startNginx } from '../harness/nginx.ts';
import { getRequest } from '../harness/request-bytes.ts';

const WEB_FILES = join(ROOT, 'apps/web/dist');
export const IN_GZIP = { 'Accept-Encoding': 'gzip' };

/** The page and the files it names. */
export async function homePaths(): Promise<string[]> {
  const html = await readFile(join(WEB_FILES, 'index.html'), 'utf8');
  return ['/', ...new Set([...html.matchAll(/["`](\/assets\/[^"`]+)/g)].map(([, path]) => path ?? ''))];
}

/** The page and the files it names, in turn, in gzip, from the same folder. */
export const homePage: Measure = {
  name: 'home-page',
  title: 'home page and its files',
  against: 'nginx',
  async contest(stand) {
    const nginx = await startNginx(WEB_FILES);
    if (nginx === undefined) return 'nginx is not installed';
    const requests = (await homePaths()).map((path) => getRequest(path, IN_GZIP));
    const request = (n: number) => requests[n % requests.length] ?? '';
    const { port, stop } = nginx;
    return {
      ours: (seconds) => askServer(stand, request, seconds),
      theirs: async (seconds) => (await httpLoad({ port, clients: stand.clients, seconds, request })).rate,
      end: stop,
    };
  },
};

/** The same answers from Node's own server: what it costs to serve files from Node at all. */
export const homePageBare: Measure = {
  name: 'home-page-bare',
  title: 'home page and its files',
  against: 'node:http',
  contest: async (stand) => againstBareServer(stand, 'node:http', await homePaths(), IN_GZIP),
};
