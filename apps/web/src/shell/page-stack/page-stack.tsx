import {
  type Dispatch,
  type SetStateAction,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type Location, Navigate, useLocation, useNavigate, useNavigationType } from 'react-router';
import { useLanguage, useMessages } from '../../language/language.ts';
import { findRoute, type Route } from '../../routes.ts';
import { Announcer } from './announcer.tsx';
import { PageSlot, type StackActions } from './page-slot.tsx';
import { windowTitle } from './window-title.ts';

/** A page that is mounted, with the address it was last seen at. */
interface Visit {
  readonly route: Route;
  readonly location: Location;
}

/**
 * All mounted pages, one of them on screen: the page cache (NAV-052). Cached
 * pages stay, hidden and with their effects stopped; the others go when left.
 */
export function PageStack({ routes }: { routes: readonly Route[] }) {
  const location = useLocation();
  const navigationType = useNavigationType();
  const route = findRoute(routes, location.pathname);
  const [visits, setVisits] = useState<readonly Visit[]>([]);
  const [firstLocation] = useState(location);
  const { title, setTitle } = useTitles(route);
  const stack = useStackActions(route, setVisits, setTitle);

  if (route === undefined) return <Navigate to="/" replace />;

  const mounted = withVisit(visits, { route, location });
  if (mounted !== visits) setVisits(mounted);

  // A query replaced by the page itself only mirrors what is on screen already.
  const quiet = navigationType === 'REPLACE' && isQuiet(location.state);
  return (
    <>
      <Announcer title={title} />
      {mounted.map((visit) => (
        <PageSlot
          key={slotKey(visit)}
          route={visit.route}
          location={visit.location}
          active={visit.route === route}
          still={visit.location === firstLocation || (visit.route === route && quiet)}
          stack={stack}
        />
      ))}
    </>
  );
}

/** The same object for the life of the site, so that a navigation does not redraw the hidden pages. */
function useStackActions(
  route: Route | undefined,
  setVisits: Dispatch<SetStateAction<readonly Visit[]>>,
  setTitle: (path: string, title: string) => void,
): StackActions {
  const navigate = useNavigate();
  const now = useRef({ route, navigate });
  // Before the effects of the pages, which may navigate at once.
  useLayoutEffect(() => {
    now.current = { route, navigate };
  }, [route, navigate]);
  return useMemo(
    () => ({
      isOnScreen: (path) => now.current.route?.path === path,
      go: (to, { replace, quiet }) =>
        void now.current.navigate(to, { replace, state: quiet ? { quiet: true } : null }),
      remember: (path, search) =>
        setVisits((before) =>
          before.map((visit) =>
            visit.route.path === path ? { ...visit, location: { ...visit.location, search } } : visit,
          ),
        ),
      setTitle,
    }),
    [setVisits, setTitle],
  );
}

/** The mounted pages once a visit is on screen; the same list when nothing changes. */
function withVisit(visits: readonly Visit[], visit: Visit): readonly Visit[] {
  const known = visits.find((one) => one.route === visit.route);
  const kept = visits.filter((one) => one.route.cached || one.route === visit.route);
  if (known === undefined) return [...kept, visit];
  if (known.location === visit.location && kept.length === visits.length) return visits;
  return kept.map((one) => (one === known ? visit : one));
}

/** A page outside the cache is another page for each query: job 1 leaves nothing behind in job 2. */
function slotKey({ route, location }: Visit): string {
  return route.cached ? route.path : route.path + location.search;
}

function isQuiet(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'quiet' in state;
}

/** Keeps the window's title: the page's own words, else the route's name, in the language on screen. */
function useTitles(route: Route | undefined) {
  const language = useLanguage();
  const { titles } = useMessages().shell;
  const [own, setOwn] = useState<Readonly<Record<string, string>>>({});
  const setTitle = useCallback((path: string, title: string) => {
    setOwn((before) => (before[path] === title ? before : { ...before, [path]: title }));
  }, []);
  const title = route === undefined ? '' : own[route.path] || titles[route.title];
  useEffect(() => {
    document.title = windowTitle(route?.path === '/' ? '' : title, language);
  }, [route, title, language]);
  return { title, setTitle };
}
