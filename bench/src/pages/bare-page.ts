import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, constants as zlib } from 'node:zlib';
import { build } from 'vite';
import { loadSite } from '../../../apps/server/src/site/static/site-files.ts';
import { ROOT } from '../../../scripts/program.ts';

export interface BarePage {
  readonly address: string;
  stop(): Promise<void>;
}

/**
 * A page of React and its router alone, built by the tool that builds the site and served on this machine: from memory,
 * in Brotli at its best, hashed files with leave to keep them for ever, as the server sends ours.
 */
export async function startBarePage(): Promise<BarePage> {
  const folder = join(ROOT, 'bench', '.cache', 'bare-page');
  await build({
    root: join(ROOT, 'bench', 'bare-page'),
    configFile: false,
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  });
  const { web } = await loadSite({ web: folder, admin: join(folder, 'none') });
  await rm(folder, { recursive: true });
  const files = new Map(
    [...web].map(([path, { type, immutable, identity }]) => [
      path === 'index.html' ? '/' : `/${path}`,
      {
        headers: {
          'content-type': type,
          'content-encoding': 'br',
          'cache-control': immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
        },
        body: brotliCompressSync(identity, {
          params: { [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY },
        }),
      },
    ]),
  );
  const server = createServer(({ url = '/' }, response) => {
    const file = files.get(url);
    if (file === undefined) response.writeHead(404).end();
    else response.writeHead(200, file.headers).end(file.body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
