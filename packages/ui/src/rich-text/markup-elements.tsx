import { createElement, Fragment, type ReactNode } from 'react';

/** Where an address leads, of those that a text may link to. */
export type LinkKind = (href: string) => 'web' | 'phone' | 'page' | undefined;

/** What formatted text may consist of; every other element gives way to what it holds. */
const ALLOWED = new Set(
  'p div br ul ol li b strong i em sub sup a table caption thead tbody tfoot tr th td'.split(' '),
);

/** These hold no text for readers, so they vanish with all they hold. */
const DROPPED = new Set(
  'script style template noscript iframe frame frameset object embed applet svg math head title base link meta form input button select textarea audio video canvas'.split(
    ' ',
  ),
);

/** Between their parts only blanks can stand, and React warns of those. */
const WITHOUT_TEXT = new Set(['ul', 'ol', 'table', 'thead', 'tbody', 'tfoot', 'tr']);

/**
 * Markup as elements of our own making. The parsed markup is only read: elements, and the few attributes that
 * matter, are made anew by name, so there is no markup left to clean, and none that a browser might read
 * differently the second time.
 */
export function markupElements(html: string, linkKind: LinkKind): ReactNode[] {
  return childrenOf(new DOMParser().parseFromString(html, 'text/html').body, linkKind);
}

function childrenOf(parent: Element, linkKind: LinkKind): ReactNode[] {
  const withoutText = WITHOUT_TEXT.has(nameOf(parent));
  return [...parent.childNodes].flatMap((node, index) => {
    if (node instanceof Element) return elementOf(node, index, linkKind) ?? [];
    const isText = node.nodeType === Node.TEXT_NODE && !withoutText;
    return isText ? [node.textContent] : [];
  });
}

function elementOf(element: Element, key: number, linkKind: LinkKind): ReactNode {
  const name = nameOf(element);
  if (DROPPED.has(name)) return undefined;
  // A link that leads nowhere is only its words.
  const attributes = ALLOWED.has(name) ? attributesOf(element, name, linkKind) : undefined;
  const children = childrenOf(element, linkKind);
  return attributes === undefined
    ? createElement(Fragment, { key }, ...children)
    : createElement(name, { ...attributes, key }, ...children);
}

/** The attributes an element keeps; undefined for a link that leads nowhere a text may. */
function attributesOf(
  element: Element,
  name: string,
  linkKind: LinkKind,
): Record<string, unknown> | undefined {
  if (name === 'a') return linkOf(element.getAttribute('href') ?? '', linkKind);
  if (name !== 'td' && name !== 'th') return {};
  return {
    colSpan: spanOf(element, 'colspan'),
    rowSpan: spanOf(element, 'rowspan'),
    scope: name === 'th' ? scopeOf(element) : undefined,
  };
}

function linkOf(href: string, linkKind: LinkKind): Record<string, unknown> | undefined {
  const address = href.trim();
  const kind = linkKind(address);
  if (kind === undefined) return undefined;
  return kind === 'web' ? { href: address, target: '_blank', rel: 'noopener noreferrer' } : { href: address };
}

function spanOf(cell: Element, attribute: 'colspan' | 'rowspan'): number | undefined {
  const span = Number(cell.getAttribute(attribute));
  return Number.isInteger(span) && span > 1 && span <= 20 ? span : undefined;
}

function scopeOf(cell: Element): string | undefined {
  const scope = cell.getAttribute('scope') ?? '';
  return ['row', 'col', 'rowgroup', 'colgroup'].includes(scope) ? scope : undefined;
}

function nameOf(element: Element): string {
  return element.nodeName.toLowerCase();
}
