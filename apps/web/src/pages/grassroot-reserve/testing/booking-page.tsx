import { ServerState } from '@phial/browser/server-state/server-state';
import { useMemo } from 'react';
import { HashRouter, useLocation, useNavigate } from 'react-router';
import { type Page, PageContext } from '../../../shell/page.ts';
import { GrassrootReserve } from '../grassroot-reserve.tsx';

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
    (): Page => ({
      path: pathname,
      params: new URLSearchParams(search),
      active: true,
      returned: false,
      open: (to, options) => void navigate(to, { replace: options?.replace === true }),
      isPage: () => true,
      setTitle: (title) => {
        document.title = title;
      },
    }),
    [pathname, search, navigate],
  );
  return (
    <PageContext value={page}>
      <GrassrootReserve />
    </PageContext>
  );
}
