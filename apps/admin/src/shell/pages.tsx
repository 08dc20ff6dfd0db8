import type { Role } from '@phial/domain/account';
import { Loading } from '@phial/ui/loading/loading';
import { Suspense, useMemo, useState } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { useMessages } from '../language/language.ts';
import { NotFound } from '../pages/not-found/not-found.tsx';
import { routesOf } from '../routes.ts';
import { lazyChunk } from './lazy-part.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { PageFailed } from './page-failed.tsx';

/** The page of the address, as far as the role may see it; each is a chunk of its own. */
export function Pages({ role }: { role: Role }) {
  const { pathname } = useLocation();
  const words = useMessages().shell.page;
  const [attempt, setAttempt] = useState(0);
  const routes = useMemo(
    () => routesOf(role).map((route) => ({ ...route, attempt, Page: lazyChunk(route.load) })),
    [role, attempt],
  );
  const [start] = routes;
  return (
    <PageBoundary
      key={pathname}
      fallback={(again, lost) => (
        <PageFailed
          lost={lost}
          onTryAgain={() => {
            setAttempt((count) => count + 1);
            again();
          }}
        />
      )}
    >
      <Suspense fallback={<Loading active label={words.loading} />}>
        <Routes>
          {start !== undefined && start.path !== '/' && (
            <Route path="/" element={<Navigate to={start.path} replace />} />
          )}
          {routes.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
    </PageBoundary>
  );
}
