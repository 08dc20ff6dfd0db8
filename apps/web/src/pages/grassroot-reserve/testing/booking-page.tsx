import { ServerState } from '@phial/browser/server-state/server-state';
import { useMemo } from 'react';
import { HashRouter, useLocation, useNavigate } from 'react-router';
import { startLanguage } from '../../../language/language.ts';
import { PageContext } from '../../../shell/page.ts';
import { samplePage } from '../../../shell/testing/sample-page.ts';
import { GrassrootReserve } from '../grassroot-reserve.tsx';
import { fetchScreens } from '../later-screen.tsx';

// Cold, they take longer to arrive than a test waits. They come with the words of the language.
await startLanguage();
await fetchScreens();

/** The booking page at the address in the hash, always on screen, without the shell around it. */
export function BookingPage() {
  return (
    <HashRouter>
      <ServerState>
        <OnScreen />
      </ServerState>
    </HashRouter>
  );
}

function OnScreen() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const page = useMemo(
    () =>
      samplePage({
        path: pathname,
        params: new URLSearchParams(search),
        open: (to, options) => void navigate(to, { replace: options?.replace === true }),
      }),
    [pathname, search, navigate],
  );
  return (
    <PageContext value={page}>
      <GrassrootReserve />
    </PageContext>
  );
}
