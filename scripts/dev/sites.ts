import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { ROOT } from '../program.ts';

export interface DevelopedSites {
  /** The Vite server whose modules a path belongs to. */
  at(path: string): ViteDevServer;
  /**
   * Lets a page run what Vite adds to it: an inline script, and the styles that arrive as modules. All else stays
   * forbidden as in the product, so that a breach shows while it is written.
   */
  transformPolicy(policy: string): string;
  close(): Promise<void>;
}

/**
 * Vite for both sites and the gallery of components, each on its path of one HTTP server, through which hot updates
 * go too. The pages of the sites come from the product's server; that of the gallery from Vite.
 */
export async function startSites(server: Server): Promise<DevelopedSites> {
  const nonce = randomBytes(16).toString('base64');
  const start = (app: string, page: 'custom' | 'spa') =>
    createServer({
      root: join(ROOT, 'apps', app),
      appType: page,
      logLevel: 'warn',
      html: { cspNonce: nonce },
      server: { middlewareMode: true, ws: { server }, cors: false },
    });
  const [web, admin, gallery] = await Promise.all([
    start('web', 'custom'),
    start('admin', 'custom'),
    start('gallery', 'spa'),
  ]);
  return {
    at(path) {
      if (/^\/admin(?:[/?]|$)/.test(path)) return admin;
      return path.startsWith(gallery.config.base) ? gallery : web;
    },
    transformPolicy: (policy) => policy.replace(/(?:script|style)-src [^;]*/g, `$& 'nonce-${nonce}'`),
    close: async () => {
      await Promise.all([web.close(), admin.close(), gallery.close()]);
    },
  };
}
