import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { packages } from '../../../published/packages.ts';
import { type FoundPackage, packagesCalled } from './packages-called.ts';

/**
 * The packages that go by what was typed; none where nothing was, or where the packages could not be read: the search
 * is then one of tests alone.
 * @returns undefined until they can be looked for
 */
export function useFoundPackages(text: string): readonly FoundPackage[] | undefined {
  const { data, isError } = useQuery({ ...packages(), enabled: text !== '' });
  return useMemo(() => {
    if (text === '') return [];
    if (data !== undefined) return packagesCalled(data, text);
    return isError ? [] : undefined;
  }, [data, isError, text]);
}
