import type { Language } from '@phial/domain/language';
import type { CarouselItem } from './content.ts';
import type { PublishedPackages } from './package-bodies.ts';
import type { PublishedDocument } from './published-document.ts';

/** Id of the script element that tells a page which first screens the server has. No schema here: browsers read it. */
export const FIRST_SCREENS_ELEMENT = 'first-screens';

/** Which first screens the server has drawn for a page, or draws when they are asked for. */
export interface FirstScreens {
  /** Path of the files of this page: `${path}/${language}/${position in addresses}.json`. It changes with what they show. */
  readonly path: string;
  /** Addresses as they stand behind `#`. */
  readonly addresses: readonly string[];
  /** The colours of the laboratory, by custom property (`brandProperties`). */
  readonly colours: Readonly<Record<string, string>>;
  /** The slide that the home page opens with; missing where there is none. */
  readonly slide?: Readonly<Record<Language, SlidePictures>>;
}

/** Addresses of the pictures of a slide, for wide windows and narrow ones. */
export interface SlidePictures {
  readonly wide: string;
  readonly narrow: string;
}

/** The first screen of an address, as a page shows it until its scripts have arrived and take it over. */
export interface FirstScreen {
  readonly title: string;
  /** What stands in the root element. */
  readonly markup: string;
  /** What the queries of the page read, by their keys, so that they find it in the page. */
  readonly answers: readonly (readonly [key: readonly unknown[], answer: unknown])[];
  /** Whether the page needs the file of the test packages as well before its scripts can take it over. */
  readonly packages: boolean;
}

/** What a first screen is drawn from. */
export interface FirstScreenSource {
  /** As it stands behind `#`. */
  readonly address: string;
  readonly language: Language;
  readonly settings: {
    readonly edition: 'desktop' | 'mobile';
    readonly apiPrefix: string;
    readonly adminSite: string;
    readonly mobileSite: string;
  };
  readonly published: PublishedDocument;
  readonly answers: FirstScreenAnswers;
}

/** What the calls of the contract would answer to the pages that are drawn. */
export interface FirstScreenAnswers {
  readonly services: unknown;
  readonly slides: readonly CarouselItem[];
  readonly subjects: unknown;
  readonly packageGroups: unknown;
  readonly packages: PublishedPackages;
}
