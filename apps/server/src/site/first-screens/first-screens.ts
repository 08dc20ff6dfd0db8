import { createHash } from 'node:crypto';
import type {
  FirstScreen,
  FirstScreenSource,
  FirstScreens,
  SlidePictures,
} from '@phial/contract/content/first-screen';
import { shownSlides } from '@phial/contract/content/shown-slides';
import { brandProperties } from '@phial/domain/brand-colours';
import { LANGUAGES, type Language, localised } from '@phial/domain/language';
import type { AppDependencies } from '../../app-dependencies.ts';
import { compressed, describeFile, type PackedFile } from '../../packed-files/packed-file.ts';
import { threadPool } from '../../thread-pool.ts';
import { type Edition, editionReader } from './read-edition.ts';

type Dependencies = Pick<AppDependencies, 'db' | 'clock' | 'config' | 'log'>;
type SiteEdition = FirstScreenSource['settings']['edition'];

/** Below it stand the files of first screens: version, edition, language, position of the address. */
const FILES = '/first-screens';
const FILE = new RegExp(`^${FILES}/([\\w-]+)/(desktop|mobile)/(${LANGUAGES.join('|')})/(\\d{1,4})\\.json$`);

/** Drawn in a thread of its own: the first page of a process takes long, with all modules to be loaded. */
const thread = threadPool<{ drawing: string; source: FirstScreenSource }, FirstScreen>(
  new URL('./drawing-thread.ts', import.meta.url),
  'drawFirstScreen',
  () => 1,
);

/** The pictures that the home page opens with, for it to ask for them at once. */
function openingSlide({ slides }: Edition['answers']): Pick<FirstScreens, 'slide'> {
  const [first] = shownSlides(slides);
  if (first === undefined) return {};
  const picturesIn = (language: Language): SlidePictures => {
    const wide = localised(first, 'picUrl', language);
    return { wide, narrow: localised(first, 'narrowPicUrl', language) || wide };
  };
  return { slide: { tw: picturesIn('tw'), zh: picturesIn('zh'), en: picturesIn('en') } };
}

/**
 * The first screens of the public site: each is drawn when it is first asked for, compressed, and kept until something
 * else is published.
 * @param built tells one build of the site from another
 * @param drawing address of the module that draws
 */
export function firstScreens(deps: Dependencies, { built, drawing }: { built: string; drawing: string }) {
  const { config } = deps;
  const readEdition = editionReader(deps);
  const drawn = new Map<string, Promise<PackedFile | undefined>>();
  let current: Edition | undefined;

  const versionOf = ({ version }: Edition) =>
    createHash('sha256').update(`${version} ${built}`).digest('base64url').slice(0, 16);

  /** What a page says of its first screens. */
  function describe(edition: Edition, site: SiteEdition): FirstScreens {
    return {
      path: `${FILES}/${versionOf(edition)}/${site}`,
      addresses: edition.addresses,
      colours: brandProperties(edition.published.laboratory),
      ...openingSlide(edition.answers),
    };
  }

  /**
   * The file of a first screen. Undefined where there is none, and for what is no longer published: the page that asks
   * is older, and is drawn by its scripts.
   */
  async function file(path: string): Promise<PackedFile | undefined> {
    const [, version, site, language, position] = FILE.exec(path) ?? [];
    if (version === undefined) return undefined;
    const edition = await readEdition();
    const address = edition.addresses[Number(position)];
    if (version !== versionOf(edition) || address === undefined) return undefined;
    if (edition !== current) drawn.clear();
    current = edition;
    const known = drawn.get(path) ?? draw(edition, address, language as Language, site as SiteEdition);
    drawn.set(path, known);
    const made = await known;
    // What failed is tried again for the next visitor.
    if (made === undefined && drawn.get(path) === known) drawn.delete(path);
    return made;
  }

  async function draw(
    { published, answers }: Edition,
    address: string,
    language: Language,
    edition: SiteEdition,
  ): Promise<PackedFile | undefined> {
    const { apiPrefix, adminSiteUrl: adminSite, mobileSiteUrl: mobileSite } = config;
    const settings = { edition, apiPrefix, adminSite, mobileSite };
    try {
      const screen = await thread.run({
        drawing,
        source: { address, language, settings, published, answers },
      });
      const text = JSON.stringify(screen);
      return await compressed(describeFile('application/json; charset=utf-8', true, Buffer.from(text)));
    } catch (error) {
      deps.log.error({ err: error, address, language }, 'a first screen could not be drawn');
      return undefined;
    }
  }

  return { readEdition, describe, file, path: `${FILES}/*` };
}
