import type { CallWords } from '@phial/client/answer';
import { readPublishedFile } from '@phial/client/request';
import type { PublishedPackages } from '@phial/contract/content/package-bodies';
import { packageCatalogue } from '@phial/contract/content/package-catalogue';
import { queryOptions } from '@tanstack/react-query';
import { published } from './published-document.ts';

/** Milliseconds to the last byte. */
const TIME_LIMIT = 30_000;

/**
 * The TanStack query of the test packages: a file beside the calls, whose address changes with the packages, so that a
 * browser that has it need not ask. The page shows what went wrong.
 * @param words where the server has said nothing
 */
export function packagesQuery(words: CallWords) {
  const address = published().packages;
  return queryOptions({
    queryKey: [address],
    queryFn: async ({ signal }) => {
      const file = await readPublishedFile(address, { timeLimit: TIME_LIMIT, signal, words });
      return packageCatalogue(file as PublishedPackages);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
