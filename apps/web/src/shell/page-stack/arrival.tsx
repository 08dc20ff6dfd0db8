import { type RefObject, useEffect } from 'react';
import type { Location } from 'react-router';

interface NavigationProps {
  readonly location: Location;
  /** True for the first page of a visit, and where a query only mirrors what is on screen. */
  readonly still: boolean;
}

/** Scrolls to the top with every navigation, before the new page has arrived. */
export function Departure({ location, still }: NavigationProps) {
  useEffect(() => {
    if (location && !still) window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  }, [location, still]);
  return null;
}

/**
 * Stands behind a page inside its Suspense boundary, so that it acts once the
 * page is drawn: gives the focus to the heading, and on the home page scrolls to
 * the section the query names (docs/rules/site.md#arrival). Hidden pages do neither, as their effects
 * do not run.
 */
export function Arrival({
  page,
  location,
  still,
}: NavigationProps & { page: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    if (page.current === null) return;
    const section = namedSection(page.current, location);
    section?.scrollIntoView({ behavior: 'instant' });
    if (!still) focusHeading(section ?? page.current);
  }, [page, location, still]);
  return null;
}

/** The section of the home page that the query `name` asks for; unknown names are ignored. */
function namedSection(page: HTMLElement, location: Location): HTMLElement | null {
  const name = new URLSearchParams(location.search).get('name');
  if (location.pathname !== '/' || name === null) return null;
  return page.querySelector<HTMLElement>(`section[id="${CSS.escape(name)}"]`);
}

function focusHeading(within: HTMLElement): void {
  const heading =
    within.querySelector<HTMLElement>('[data-arrival]') ?? within.querySelector<HTMLElement>('h1, h2');
  if (heading === null) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
