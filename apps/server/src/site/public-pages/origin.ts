import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';

const HOST =
  /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * The address that pages give as their own: `PUBLIC_URL`, else what the caller
 * asked for. The `Host` header alone counts: proxies put their visitors' into it,
 * whereas `X-Forwarded-Host` often arrives as a visitor made it up.
 * @returns without a slash at the end; '' where the header is no host, which leaves paths without an address
 */
export function originOf(
  request: Pick<FastifyRequest, 'headers' | 'protocol'>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): string {
  if (publicUrl !== undefined) return publicUrl;
  const host = request.headers.host ?? '';
  return HOST.test(host) ? `${request.protocol}://${host}` : '';
}
