import { createContext, use, useEffect } from 'react';
import { useDrawnTitle } from './drawn-title.ts';

/** What a page knows of its own address. */
export interface Page {
  /** The route's path, e.g. `/grassrootReserve`. */
  readonly path: string;
  /** The query of the page's own last address: a hidden page keeps what it had when it was left. */
  readonly params: URLSearchParams;
  /** False while the page is kept in the background. Its effects are stopped then (React `<Activity>`). */
  readonly active: boolean;
  /** True where the visitor came to the present address from another page of the site. */
  readonly returned: boolean;
  /**
   * Opens an address: `/path?query`, or `?query` for the page itself. With
   * `replace` on the page itself neither scroll nor focus move, for queries that
   * only mirror what is on screen. From a hidden page a `?query` or its own path
   * changes what it will show on return, and another path is ignored: nothing
   * that ends in the background takes the visitor away from what he reads.
   */
  open(to: string, options?: { replace?: boolean }): void;
  /** Whether a path, `/news`, is a page of this site; a query is no part of it. */
  isPage(path: string): boolean;
  /** Sets the title of the window while the page shows; '' goes back to the route's own name. Localised. */
  setTitle(title: string): void;
  /** While true the title of the window begins with 'Error:', as a form on the page has mistakes. */
  setInvalid(invalid: boolean): void;
}

export const PageContext = createContext<Page | undefined>(undefined);

/**
 * The page a component stands in.
 * After each `open` that adds to the history the shell scrolls to the top and
 * gives the focus to the page's `[data-arrival]` element, else its first `h1`.
 * @throws Error outside a page
 */
export function usePage(): Page {
  const page = use(PageContext);
  if (page === undefined) throw new Error('usePage() needs a page above it');
  return page;
}

/** Sets the title of the window while the page shows; '' goes back to the route's own name. */
export function useTitle(title: string): void {
  const { setTitle } = usePage();
  useDrawnTitle(title);
  useEffect(() => setTitle(title), [setTitle, title]);
}

/** Says in the title of the window that the form of the page has mistakes, until they are mended or the form goes. */
export function useInvalidTitle(invalid: boolean): void {
  const { setInvalid } = usePage();
  useEffect(() => {
    if (!invalid) return;
    setInvalid(true);
    return () => setInvalid(false);
  }, [invalid, setInvalid]);
}
