import { loadChunk } from '@phial/browser/shell/load-chunk';
import { Loading } from '@phial/ui/loading/loading';
import { Activity, memo, Suspense, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Location } from 'react-router';
import { loadMessages, useMessages } from '../../language/language.ts';
import type { PageChunk, Route } from '../../routes.ts';
import { type Page, PageContext } from '../page.ts';
import { Arrival, Departure } from './arrival.tsx';
import { PageBoundary } from './page-boundary.tsx';
import styles from './page-stack.module.css';

/** What the stack does for its pages; the same functions for the life of the site. */
export interface StackActions {
  isOnScreen(path: string): boolean;
  isPage(path: string): boolean;
  /** Goes to an address; `quiet` leaves scroll and focus alone. */
  go(to: string, options: { replace: boolean; quiet: boolean }): void;
  /** Changes the address a hidden page will have when it shows again. */
  remember(path: string, search: string): void;
  /** '' takes the route's own name. */
  setTitle(path: string, title: string): void;
  setInvalid(path: string, invalid: boolean): void;
}

interface PageSlotProps {
  readonly route: Route;
  /** The page's own address: the present one while it shows, the last one while it is hidden. */
  readonly location: Location;
  readonly active: boolean;
  readonly returned: boolean;
  readonly still: boolean;
  readonly stack: StackActions;
}

/** One mounted page with all it needs: its address, its chunk, its place in the cache. */
export const PageSlot = memo(function PageSlot(props: PageSlotProps) {
  const { route, location, active, still } = props;
  const frame = useRef<HTMLDivElement>(null);
  const page = usePageOf(props);
  const [chunk, setChunk] = useState(() => loadPage(route));
  const tryAgain = useCallback(() => setChunk(loadPage(route)), [route]);
  return (
    <Activity mode={active ? 'visible' : 'hidden'}>
      <div ref={frame} className={styles.page} data-page={route.path}>
        <PageContext value={page}>
          <Departure location={location} still={still} />
          <PageBoundary attempt={chunk} onTryAgain={tryAgain}>
            <Suspense fallback={<PageLoading />}>
              <Content chunk={chunk} />
              <Arrival page={frame} location={location} still={still} />
            </Suspense>
          </PageBoundary>
        </PageContext>
      </div>
    </Activity>
  );
});

/**
 * The page, once the words it is shown with have come, too.
 * @throws ChunkLoadError
 */
function loadPage({ load, words = [] }: Route): Promise<PageChunk> {
  return loadChunk(async () => {
    const [chunk] = await Promise.all([load(), ...words.map(loadMessages)]);
    return chunk;
  });
}

function Content({ chunk }: { chunk: Promise<PageChunk> }) {
  const { Page: Inner } = use(chunk);
  // Only now: React drops what it cannot deliver at once.
  useEffect(() => window.repeatPress?.(), []);
  return <Inner />;
}

function usePageOf({ route, location, active, returned, stack }: PageSlotProps): Page {
  const { path, fresh } = route;
  const { search } = location;
  useEffect(() => {
    if (fresh) return () => stack.setTitle(path, '');
  }, [path, fresh, stack]);
  const setInvalid = useCallback((invalid: boolean) => stack.setInvalid(path, invalid), [path, stack]);
  return useMemo(
    () => ({
      path,
      params: new URLSearchParams(search),
      active,
      returned,
      open(to, options) {
        const target = new URL(to, `http://site${path}`);
        const replace = options?.replace === true;
        const own = target.pathname === path;
        if (stack.isOnScreen(path))
          stack.go(target.pathname + target.search, { replace, quiet: replace && own });
        else if (own) stack.remember(path, target.search);
      },
      isPage: stack.isPage,
      setTitle: (title) => stack.setTitle(path, title),
      setInvalid,
    }),
    [path, search, active, returned, stack, setInvalid],
  );
}

/** Stands in while a page's chunk is on its way. */
function PageLoading() {
  const { page } = useMessages().shell;
  return (
    <div className={styles.loading}>
      <Loading active label={page.loading} />
    </div>
  );
}
