/**
 * The link that a page of this window shows, kept for a reload: in the address it would stand in the history, and be
 * passed on with the page.
 * @param page names it in the storage of the window
 */
export function keptLink(page: string): string | undefined {
  try {
    return sessionStorage.getItem(page) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Without storage the link lasts as long as the page. */
export function keepLink(page: string, link: string): void {
  try {
    sessionStorage.setItem(page, link);
  } catch {
    // Storage may be switched off: after a reload the visitor opens the message again.
  }
}
