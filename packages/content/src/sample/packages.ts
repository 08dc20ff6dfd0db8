import { packageCatalogue, publishedPackages } from '@phial/contract/content/package-catalogue';
import { contentEntries } from './content-entries.ts';

/** The test packages of the sample, as the server publishes them. */
export const SAMPLE_PACKAGES_FILE = publishedPackages({
  groups: contentEntries['package-group'],
  packages: contentEntries.package,
  codes: contentEntries['package-codes'],
});

/** The test packages of the sample, as the pages read them. */
export const samplePackages = packageCatalogue(SAMPLE_PACKAGES_FILE);
