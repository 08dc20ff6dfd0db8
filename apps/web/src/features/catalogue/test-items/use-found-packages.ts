import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FoundPackage } from './packages-called.ts';

type Finder = (text: string) => readonly FoundPackage[];

/** All packages come in a chunk of their own; where it does not arrive, the search is one of tests alone. */
export async function packageFinder(): Promise<Finder> {
  const { packagesCalled } = await import('./packages-called.ts').catch(() => ({ packagesCalled: () => [] }));
  return packagesCalled;
}

/**
 * The packages that go by what was typed; none where nothing was.
 * @returns undefined until they can be looked for
 */
export function useFoundPackages(text: string): readonly FoundPackage[] | undefined {
  const { data } = useQuery({
    queryKey: ['package-finder'],
    queryFn: async () => ({ find: await packageFinder() }),
    enabled: text !== '',
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  return useMemo(() => (text === '' ? [] : data?.find(text)), [data, text]);
}
