import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { packages } from '../../../published/packages.ts';
import { type FoundPackage, packagesCalled } from './packages-called.ts';

type Finder = (text: string) => readonly FoundPackage[];

/** All packages come in a file of their own; where it does not arrive, the search is one of tests alone. */
export async function packageFinder(client: QueryClient): Promise<Finder> {
  try {
    const catalogue = await client.fetchQuery(packages());
    return (text) => packagesCalled(catalogue, text);
  } catch {
    return () => [];
  }
}

/**
 * The packages that go by what was typed; none where nothing was.
 * @returns undefined until they can be looked for
 */
export function useFoundPackages(text: string): readonly FoundPackage[] | undefined {
  const { data } = useQuery({
    queryKey: ['package-finder'],
    queryFn: async ({ client }) => ({ find: await packageFinder(client) }),
    enabled: text !== '',
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  return useMemo(() => (text === '' ? [] : data?.find(text)), [data, text]);
}
