/** Where a link in a formatted text leads: a web address, a telephone number, or a page of the site (`#/covidintroduce`). */
export type TextLinkKind = 'web' | 'phone' | 'page';

const KINDS: readonly (readonly [TextLinkKind, RegExp])[] = [
  ['web', /^https?:\/\//i],
  ['phone', /^tel:\+?\d[\d-]{1,30}$/i],
  ['page', /^#\/[^\s\\]*$/],
];

/** @returns undefined for an address that a text may not link to, such as `javascript:…` or `//elsewhere.example` */
export function textLinkKind(href: string): TextLinkKind | undefined {
  return KINDS.find(([, pattern]) => pattern.test(href))?.[0];
}
