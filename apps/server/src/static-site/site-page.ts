import type { Config } from '../config.ts';

/**
 * The built page with the settings of this server as attributes of its root
 * element, which the site reads: its policy allows no inline script.
 * @param html with `<html …>`
 */
export function sitePage(html: string, edition: 'desktop' | 'mobile', config: Config): string {
  const settings = {
    'data-edition': edition,
    'data-api-prefix': config.apiPrefix,
    'data-admin-site': config.adminSiteUrl,
    'data-mobile-site': config.mobileSiteUrl,
  };
  return html.replace(/<html\b([^>]*)>/, (_, present: string) => {
    const others = present.replace(/\sdata-(?:edition|api-prefix|admin-site|mobile-site)="[^"]*"/g, '');
    const ours = Object.entries(settings).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
    return `<html${others}${ours.join('')}>`;
  });
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
