import { createHash } from 'node:crypto';
import { BookingService } from '@phial/contract/booking/service';
import type { FirstScreenAnswers } from '@phial/contract/content/first-screen';
import type { PublishedDocument } from '@phial/contract/content/published-document';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { AppDependencies } from '../../app-dependencies.ts';
import { listCarousel, listDictionary, readContent } from '../../content/content.service.ts';
import { listPackageGroups, readPackages, readPackagesFile } from '../../content/packages.service.ts';
import { readPublishedDocument } from '../../content/published-document.ts';
import { listBookingServices } from '../../service-points/booking-services.ts';
import { readDirectory } from '../../service-points/service-points.service.ts';
import { firstScreenAddresses } from './addresses.ts';

type Dependencies = Pick<AppDependencies, 'db' | 'clock' | 'config'>;

/** What pages are made of at one moment. */
export interface Edition {
  readonly published: PublishedDocument;
  readonly answers: FirstScreenAnswers;
  readonly addresses: readonly string[];
  /** Changes with any of it, and is the same in every process. */
  readonly version: string;
}

/**
 * Reads what first screens are drawn from, at most a second old.
 * @returns a function that answers the same object for as long as nothing has changed
 */
export function editionReader(deps: Dependencies): () => Promise<Edition> {
  let latest: { readonly from: readonly unknown[]; readonly edition: Edition } | undefined;
  return async () => {
    const from = await Promise.all([
      readPublishedDocument(deps),
      readContent(deps, 'carousel'),
      readContent(deps, 'dictionary'),
      readPackages(deps),
      readDirectory(deps),
    ]);
    if (latest !== undefined && from.every((one, index) => one === latest?.from[index])) {
      return latest.edition;
    }
    const [published] = from;
    const edition = await readEdition(deps, published);
    const known = latest?.edition;
    const same = known?.version === edition.version && known.published === published;
    latest = { from, edition: same ? known : edition };
    return latest.edition;
  };
}

async function readEdition(deps: Dependencies, published: PublishedDocument): Promise<Edition> {
  const [services, slides, subjects, packageGroups, packages, catalogue] = await Promise.all([
    listBookingServices(deps),
    listCarousel(deps),
    listDictionary(deps, 'test_item_subject', 'tw'),
    listPackageGroups(deps),
    readPackagesFile(deps),
    readPackages(deps),
  ]);
  const answers = {
    // As the call answers them: the server knows more of a service than visitors do.
    services: Value.Clean(Type.Array(BookingService), structuredClone(services)),
    slides,
    subjects,
    packageGroups,
    packages: JSON.parse(packages.identity.toString()),
  };
  const addresses = firstScreenAddresses(services, catalogue);
  const { packages: _, ...others } = answers;
  const text = JSON.stringify([published, others, addresses]);
  const version = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  return { published, answers, addresses, version };
}
