/**
 * Whether a visitor is sent on to the mobile site (docs/rules/site.md#mobile-edition): a phone by its user
 * agent, unless the visitor asked for the desktop version, which leaves a cookie.
 * Tablets stay: an iPad names neither, an Android tablet does not say `Mobile`.
 */
export function wantsMobileSite(userAgent: string | undefined, cookies: string | undefined): boolean {
  if (cookies !== undefined && /(?:^|;\s*)edition=desktop\s*(?:;|$)/.test(cookies)) return false;
  return userAgent !== undefined && /iPhone|iPod|Windows Phone|Android.*Mobile/.test(userAgent);
}
