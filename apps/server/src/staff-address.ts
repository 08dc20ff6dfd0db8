import type { Config } from './config.ts';

/**
 * The whole address of a page of the staff and doctor site.
 * @param page below the site, without a slash before it. A token stands behind its `#`, which browsers send to nobody:
 *   no log and no referrer has it.
 */
export function staffAddress(
  { publicUrl, adminSiteUrl }: Pick<Config, 'adminSiteUrl'> & { publicUrl: string },
  page: string,
): string {
  const site = new URL(adminSiteUrl.replace(/\/?$/, '/'), `${publicUrl}/`);
  return new URL(page, site).href;
}
