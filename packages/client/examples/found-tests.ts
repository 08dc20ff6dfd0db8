import { createClient } from '@phial/client/create-client';

/**
 * The tests of the catalogue that match what somebody types, the best match first.
 * @param text in any language; codes, synonyms and misspellings are understood
 */
export async function findTests(baseUrl: string, text: string) {
  const phial = createClient({ baseUrl, timeLimit: 5_000 });
  const items = await phial.searchTestItems({ query: { searchValue: text } });
  return items.map(({ code, nameEng, nameCht }) => ({ code, nameEng, nameCht }));
}
