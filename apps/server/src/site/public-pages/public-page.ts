import type { PageContext, Thing } from '@phial/content/structured-data/laboratory';
import type { Laboratory } from '@phial/domain/laboratory';
import type { Language, LocalText } from '@phial/domain/language';
import type { PublicArea } from '@phial/domain/public-address';
import type { AppDependencies } from '../../app-dependencies.ts';
import type { Markup } from './html.ts';

/** Where a page is, in each of its languages. */
export interface PageKey {
  readonly area: PublicArea;
  /** Of the thing; the list of the area has none. */
  readonly id?: string;
  /** Day of the last change, YYYY-MM-DD, where it is known. */
  readonly lastModified?: string;
}

/** A page that is there in three languages: the list of an area, or one of its things. */
export interface PublicPage extends PageKey {
  readonly name: LocalText;
  readonly description: (language: Language) => string;
  /** Below the heading. */
  readonly body: (language: Language, laboratory: Laboratory) => Markup;
  /** What the page adds to the structured data of all pages (schema.org). */
  readonly nodes: (page: PageContext) => readonly Thing[];
  /** Shows English beside Chinese, as the page of the site does. */
  readonly bilingual?: boolean;
}

export type PageSources = Pick<AppDependencies, 'db' | 'clock' | 'config'>;

/** Where the pages of an area come from. */
export interface PageSource {
  list(deps: PageSources): Promise<PublicPage>;
  /** Undefined for an id that names nothing. */
  find(deps: PageSources, id: string): Promise<PublicPage | undefined>;
  /** What the list leads to, in its order. */
  all(deps: PageSources): Promise<readonly PageKey[]>;
}
