const ONE_YEAR_SECONDS = 31_536_000;

/**
 * The cookie by which the server knows that a telephone wants the desktop edition; it holds nothing else.
 * @param protocol of the page, as `location.protocol`: over plain HTTP a browser takes neither `Secure` nor the prefix
 * @returns a line for `document.cookie`
 */
export function editionCookie(edition: 'desktop' | 'mobile', protocol: string): string {
  const line = `edition=${edition}; path=/; max-age=${ONE_YEAR_SECONDS}; SameSite=Lax`;
  return protocol === 'https:' ? `__Host-${line}; Secure` : line;
}
