import { forgetServerState } from '@phial/browser/server-state/server-state';
import { startAnsweringApi } from '@phial/browser/testing/answering-api';
import { givenPublished } from '@phial/browser/testing/given-published';
import { SAMPLE_PACKAGES_FILE } from '@phial/content/sample/packages';
import { samplePublished } from '@phial/content/testing/sample-published';
import { PACKAGES_FILE } from '@phial/contract/content/package-bodies';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';
import { setLanguage, startLanguage } from '../language/language.ts';

export type AnsweringApi = Awaited<ReturnType<typeof startAnsweringApi>>;

/**
 * The site in English, and the server that answers it, for all tests of a file, with the packages of the sample.
 * @param forget takes away what a test leaves behind, once nothing of it is drawn any more
 */
export async function answeringSite(forget: () => void = forgetServerState): Promise<AnsweringApi> {
  const api = await startAnsweringApi({ [PACKAGES_FILE]: SAMPLE_PACKAGES_FILE });
  givenPublished({ ...samplePublished, packages: api.origin + PACKAGES_FILE });
  await startLanguage();
  await setLanguage('en');
  afterEach(() => {
    cleanup();
    forget();
  });
  afterAll(() => api.close());
  return api;
}
