import { Window } from 'happy-dom';

const { DOMParser } = new Window();

/** What a test wants to know of a plain page. */
export function readHtml(source: string) {
  const document = new DOMParser().parseFromString(source, 'text/html');
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const words = (element: { textContent: string | null }) =>
    (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name) ?? '';
  return {
    lang: document.documentElement.lang,
    title: document.title,
    description: attribute('meta[name="description"]', 'content'),
    robots: attribute('meta[name="robots"]', 'content'),
    canonical: attribute('link[rel="canonical"]', 'href'),
    style: attribute('link[rel="stylesheet"]', 'href'),
    alternates: Object.fromEntries(
      all('link[rel="alternate"][hreflang]').map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    ),
    og: Object.fromEntries(
      all('meta[property^="og:"]').map((meta) => [
        meta.getAttribute('property'),
        meta.getAttribute('content'),
      ]),
    ),
    headings: all('h1').map(words),
    breadcrumbs: all('.breadcrumbs li').map(words),
    onward: attribute('.onward a', 'href'),
    links: all('a').map((link) => link.getAttribute('href')),
    text: words(document.body),
    data: all('script[type="application/ld+json"]').map((block): unknown =>
      JSON.parse(block.textContent ?? ''),
    ),
  };
}
