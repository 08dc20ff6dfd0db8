import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { vi } from 'vitest';
import { findRoute, ROUTES } from '../../../routes.ts';
import { PageStack } from '../../../shell/page-stack/page-stack.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

/** Opens an address of the site as a visitor would. What earlier tests had loaded is forgotten. */
export async function openPage(address: string) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const routes = ROUTES.map((route) => ({
    ...route,
    load: async () => {
      const { Page } = await route.load();
      return {
        Page: () => (
          <QueryClientProvider client={queryClient}>
            <Page />
          </QueryClientProvider>
        ),
      };
    },
  }));
  // Its chunk first: a cold one takes longer than React waits here.
  await findRoute(ROUTES, address.replace(/\?.*$/, ''))?.load();
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[address]}>
        <Address />
        <PageStack routes={routes} />
      </MemoryRouter>,
    );
    await vi.dynamicImportSettled();
  });
}
