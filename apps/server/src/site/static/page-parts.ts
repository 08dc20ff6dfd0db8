import type { FirstScreens } from '@phial/contract/content/first-screen';
import type { PublishedDocument } from '@phial/contract/content/published-document';
import type { AppDependencies } from '../../app-dependencies.ts';
import { readPublishedDocument } from '../../content/published-document.ts';
import { compressed, describeFile, type PackedFile } from '../../packed-files/packed-file.ts';
import type { firstScreens } from '../first-screens/first-screens.ts';
import type { Edition } from '../first-screens/read-edition.ts';

type Dependencies = Pick<AppDependencies, 'db' | 'clock' | 'config'>;

/** More are asked for only by somebody who makes hosts up; the memory then starts anew. */
const MOST_HOME_PAGES = 60;

/** What a page is made of besides its build. */
interface PageParts {
  readonly published: PublishedDocument;
  readonly firstScreens?: (edition: 'desktop' | 'mobile') => FirstScreens;
}

/** Answers the same object for as long as nothing has changed. */
export type ReadParts = () => Promise<PageParts>;

export function readWithout(deps: Dependencies): ReadParts {
  let latest: PageParts | undefined;
  return async () => {
    const published = await readPublishedDocument(deps);
    if (latest?.published !== published) latest = { published };
    return latest;
  };
}

/** A page opens without first screens where what they show cannot be read. */
export function readWith(screens: ReturnType<typeof firstScreens>, deps: Dependencies): ReadParts {
  const without = readWithout(deps);
  let latest: { edition: Edition; parts: PageParts } | undefined;
  return async () => {
    try {
      const edition = await screens.readEdition();
      if (latest?.edition !== edition) {
        const { published } = edition;
        latest = { edition, parts: { published, firstScreens: (site) => screens.describe(edition, site) } };
      }
      return latest.parts;
    } catch {
      return without();
    }
  };
}

/** Versions of a built page, each made and compressed once for what is published, and again when that changes. */
export function publishedPages({ type, immutable }: PackedFile, read: ReadParts) {
  const known = new Map<string, Promise<PackedFile>>();
  let latest: PageParts | undefined;
  return async (key: string, write: (parts: PageParts) => string): Promise<PackedFile> => {
    const parts = await read();
    if (parts !== latest || known.size >= MOST_HOME_PAGES) known.clear();
    latest = parts;
    const made = known.get(key) ?? compressed(describeFile(type, immutable, Buffer.from(write(parts))));
    known.set(key, made);
    return made;
  };
}
