/** Where a slide leads: a page of this site, another address, or nowhere. */
type SlideLink =
  | { readonly kind: 'page'; readonly to: string }
  | { readonly kind: 'same-tab'; readonly href: string }
  | { readonly kind: 'new-tab'; readonly href: string }
  | { readonly kind: 'none' };

const NONE: SlideLink = { kind: 'none' };

/** Stands for the site itself, whatever its address is. */
const OWN = 'http://site.invalid';

/**
 * Reads the `link` of a slide (docs/rules/content.md#slides): http and https open in a new tab, a hash
 * (`#/news?index=5`) or a path in the same one. Any other scheme, and what only
 * looks like a path (`//elsewhere`), is refused like an empty link.
 * @param isPage whether a path, `/news`, is a page of this site; other paths are files of its server
 */
export function slideLink(link: string, isPage: (path: string) => boolean): SlideLink {
  const written = link.trim();
  if (/^https?:\/\//i.test(written)) {
    const url = parse(written);
    return url === undefined ? NONE : { kind: 'new-tab', href: url.href };
  }
  if (written.startsWith('#')) return { kind: 'page', to: `/${written.slice(1).replace(/^\/+/, '')}` };
  if (!written.startsWith('/')) return NONE;
  const url = parse(written, OWN);
  if (url === undefined || url.origin !== OWN) return NONE;
  const address = url.pathname + url.search;
  return isPage(url.pathname)
    ? { kind: 'page', to: address }
    : { kind: 'same-tab', href: address + url.hash };
}

function parse(address: string, base?: string): URL | undefined {
  return URL.canParse(address, base) ? new URL(address, base) : undefined;
}
