import { ServerState } from '@phial/browser/server-state/server-state';
import { VisuallyHidden } from '@phial/ui/visually-hidden/visually-hidden';
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
import { useBookingLabel } from '../../published/booking-label.ts';
import { findRoute, type Route } from '../../routes.ts';
import { useDrawnTitle } from '../drawn-title.ts';
import { pageDescription, showDescription } from './page-description.ts';
import { PageSlot, type StackActions } from './page-slot.tsx';
import { windowTitle } from './window-title.ts';

/** A page that is mounted, with the address it was last seen at. */
interface Visit {
  readonly route: Route;
  readonly location: Location;
  /** The visitor came to the address from another page. */
  readonly returned: boolean;
}

interface Mounted {
  readonly visits: readonly Visit[];
  readonly onScreen: Route | undefined;
}

/**
 * All mounted pages, one of them on screen: the page cache. Cached
 * pages stay, hidden and with their effects stopped; the others go when left.
 */
export function PageStack({ routes }: { routes: readonly Route[] }) {
  const location = useLocation();
  const navigationType = useNavigationType();
  const route = findRoute(routes, location.pathname);
  const [before, setMounted] = useState<Mounted>({ visits: [], onScreen: undefined });
  const [firstLocation] = useState(location);
  const { title, setTitle, setInvalid } = useTitles(route);
  const stack = useStackActions(routes, route, setMounted, { setTitle, setInvalid });

  if (route === undefined) return <Navigate to="/" replace />;

  const mounted = withVisit(before, route, location);
  if (mounted !== before) setMounted(mounted);

  // A query replaced by the page itself only mirrors what is on screen already.
  const quiet = navigationType === 'REPLACE' && isQuiet(location.state);
  return (
    <>
      <Announcer title={title} />
      <ServerState>
        {mounted.visits.map((visit) => (
          <PageSlot
            key={slotKey(visit)}
            route={visit.route}
            location={visit.location}
            active={visit.route === route}
            returned={visit.returned}
            still={visit.location === firstLocation || (visit.route === route && quiet)}
            stack={stack}
          />
        ))}
      </ServerState>
    </>
  );
}

/** The same object for the life of the site, so that a navigation does not redraw the hidden pages. */
function useStackActions(
  routes: readonly Route[],
  route: Route | undefined,
  setMounted: Dispatch<SetStateAction<Mounted>>,
  { setTitle, setInvalid }: Pick<StackActions, 'setTitle' | 'setInvalid'>,
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
      isPage: (path) => findRoute(routes, path) !== undefined,
      go: (to, { replace, quiet }) =>
        void now.current.navigate(to, { replace, state: quiet ? { quiet: true } : null }),
      remember: (path, search) =>
        setMounted(({ visits, onScreen }) => ({
          visits: visits.map((visit) =>
            visit.route.path === path ? { ...visit, location: { ...visit.location, search } } : visit,
          ),
          onScreen,
        })),
      setTitle,
      setInvalid,
    }),
    [routes, setMounted, setTitle, setInvalid],
  );
}

/**
 * The mounted pages once an address is on screen; the same object when nothing
 * changes. A hidden page hears of things only when there is time for it, so the
 * stack keeps for it where the visitor came from.
 */
function withVisit(before: Mounted, route: Route, location: Location): Mounted {
  const { visits, onScreen } = before;
  const known = visits.find((one) => one.route === route);
  const kept = visits.filter((one) => !one.route.fresh || one.route === route);
  const came = onScreen !== route;
  if (!came && known?.location === location && kept.length === visits.length) return before;
  const visit =
    !came && known?.location === location
      ? known
      : { route, location, returned: came && onScreen !== undefined };
  return {
    visits: known === undefined ? [...kept, visit] : kept.map((one) => (one === known ? visit : one)),
    onScreen: route,
  };
}

/** A page outside the cache is another page for each query: job 1 leaves nothing behind in job 2. */
function slotKey({ route, location }: Visit): string {
  return route.fresh ? route.path + location.search : route.path;
}

function isQuiet(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'quiet' in state;
}

/** Keeps the window's title and description: the page's own words, else the route's, in the language on screen. */
function useTitles(route: Route | undefined) {
  const language = useLanguage();
  const words = useMessages();
  const { titles, page: pageWords } = words.shell;
  const [own, setOwn] = useState<Readonly<Record<string, string>>>({});
  const setTitle = useCallback((path: string, title: string) => {
    setOwn((before) => (before[path] === title ? before : { ...before, [path]: title }));
  }, []);
  const [invalid, setInvalidPages] = useState<readonly string[]>([]);
  const setInvalid = useCallback((path: string, isInvalid: boolean) => {
    setInvalidPages((before) => {
      const others = before.filter((one) => one !== path);
      return isInvalid ? [...others, path] : others;
    });
  }, []);
  const grassrootReserve = useBookingLabel('bookingTitle', titles.grassrootReserve);
  const title = route === undefined ? '' : own[route.path] || { ...titles, grassrootReserve }[route.title];
  const isInvalid = route !== undefined && invalid.includes(route.path);
  const shown = route?.path === '/' ? '' : title;
  useDrawnTitle(shown);
  useEffect(() => {
    const whole = windowTitle(shown, language);
    document.title = isInvalid ? pageWords.invalidTitle(whole) : whole;
  }, [shown, language, isInvalid, pageWords]);
  const description = route === undefined ? '' : pageDescription(words, route, title);
  useEffect(() => showDescription(description), [description]);
  return { title, setTitle, setInvalid };
}

/** Tells screen readers politely which page has come up; the page they started with needs no telling. */
function Announcer({ title }: { title: string }) {
  const { page } = useMessages().shell;
  const [first] = useState(title);
  const [left, setLeft] = useState(false);
  if (!left && title !== first) setLeft(true);
  return (
    <VisuallyHidden>
      <span role="status">{left ? page.announcement(title) : ''}</span>
    </VisuallyHidden>
  );
}
