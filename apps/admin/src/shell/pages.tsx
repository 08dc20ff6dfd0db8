import type { Role } from '@phial/domain/account';
import { Loading } from '@phial/ui/loading/loading';
import { type ComponentType, lazy, Suspense, useMemo, useState } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { useMessages } from '../language/language.ts';
import { NotFound } from '../pages/not-found/not-found.tsx';
import { routesOf } from '../routes.ts';
import { PageBoundary } from './page-boundary.tsx';
import { TryAgain } from './try-again.tsx';

/** The page of the address, as far as the role may see it; each is a chunk of its own. */
export function Pages({ role }: { role: Role }) {
  const { pathname } = useLocation();
  const words = useMessages().shell.page;
  const [attempt, setAttempt] = useState(0);
  const routes = useMemo(
    () => routesOf(role).map((route) => ({ ...route, Page: lazyPage(route.load, attempt) })),
    [role, attempt],
  );
  const [start] = routes;
  return (
    <PageBoundary
      key={pathname}
      fallback={(again) => (
        <TryAgain
          title={words.broken}
          hint={words.brokenHint}
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

/** `attempt` makes another component of it: React keeps a failed one failed. */
function lazyPage(load: () => Promise<ComponentType>, attempt: number) {
  return Object.assign(
    lazy(async () => ({ default: await load() })),
    { attempt },
  );
}
