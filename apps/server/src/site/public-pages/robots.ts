import type { Config } from '../../config.ts';

/** What programs may read: everything but calls and the staff site. Whether it may be listed, the pages say. */
export function robots(
  { apiPrefix, adminSiteUrl }: Pick<Config, 'apiPrefix' | 'adminSiteUrl'>,
  origin: string,
): string {
  const closed = new Set([
    `${apiPrefix}/`,
    '/admin/',
    ...(adminSiteUrl.startsWith('/') ? [adminSiteUrl] : []),
  ]);
  return [
    'User-agent: *',
    'Allow: /',
    ...[...closed].map((path) => `Disallow: ${path}`),
    '',
    ...(origin === '' ? [] : [`Sitemap: ${origin}/sitemap.xml`, '']),
  ].join('\n');
}
