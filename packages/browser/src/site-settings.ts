/**
 * The settings the server writes into the page it serves, as attributes of the
 * root element; the built page carries the defaults. A content security policy
 * that allows no script of the server leaves no other way that needs no request of its own.
 */
export interface SiteSettings {
  /** `mobile` is the one-column edition under the mobile address (docs/rules/site.md#mobile-edition). */
  readonly edition: 'desktop' | 'mobile';
  /** Base path of all calls. */
  readonly apiPrefix: string;
  /** The staff and doctor site. */
  readonly adminSite: string;
  /** The mobile edition or the provider's mobile site. */
  readonly mobileSite: string;
}

let given: SiteSettings | undefined;

/** Takes the place of what stands in the page, where the site is drawn without one. */
export function giveSiteSettings(settings: SiteSettings): void {
  given = settings;
}

/** The settings of the page at hand. Read at each call: attributes are cheap, and a test may change them. */
export function siteSettings(): SiteSettings {
  if (given !== undefined) return given;
  const { edition, apiPrefix, adminSite, mobileSite } = document.documentElement.dataset;
  return {
    edition: edition === 'mobile' ? 'mobile' : 'desktop',
    apiPrefix: apiPrefix ?? '/api',
    adminSite: adminSite ?? '/admin/',
    mobileSite: mobileSite ?? '/m/',
  };
}
