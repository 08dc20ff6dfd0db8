import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { Refused } from '../errors.ts';

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * The second wall against other websites' forms and scripts, behind the
 * cookie's `SameSite=Strict`: a changing call must come from a page of this
 * origin. Browsers say so by `Sec-Fetch-Site`, where they trust the connection,
 * and by `Origin`; what sends neither is no browser and has nobody's cookie.
 * @throws Refused `foreign-site`
 */
export function assertOwnSite(request: FastifyRequest, config: Pick<Config, 'publicUrl'>): void {
  if (SAFE_METHODS.has(request.method)) return;
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined ? site === 'same-origin' : origin === undefined || isOwn(origin)) return;
  throw new Refused('foreign-site');

  function isOwn(text: string): boolean {
    if (!URL.canParse(text)) return false;
    const url = new URL(text);
    // Written with the port that the scheme has anyway, both are the same.
    const asked = `${url.protocol}//${request.host}`;
    const own = [asked, config.publicUrl].filter((address) => address !== undefined && URL.canParse(address));
    return own.some((address) => new URL(address ?? '').origin === url.origin);
  }
}
