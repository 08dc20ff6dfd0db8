import { packagesQuery } from '@phial/browser/published/packages-query';
import { useQuery } from '@tanstack/react-query';
import { currentMessages } from '../language/language.ts';

/** What is known of the packages before the first page that shows them asks. */
export const packages = () => packagesQuery(currentMessages().errors.client);

/** The test packages that are published; read once, and again only where the page was loaded anew. */
export function usePackages() {
  return useQuery(packages());
}
