import { packagesQuery } from '@phial/browser/published/packages-query';
import { useQuery } from '@tanstack/react-query';
import { currentMessages } from '../language/language.ts';

/** The query of the test packages that are published. */
export const packages = () => packagesQuery(currentMessages().errors.client);

export function usePackages() {
  return useQuery(packages());
}
