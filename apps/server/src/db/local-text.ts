import type { Language } from '@phial/domain/language';
import type { ColumnType } from 'kysely';

/** A text of the laboratory in the three languages of the site. */
export type LocalText = Record<Language, string>;

export const NO_TEXT: LocalText = { tw: '', zh: '', en: '' };

/** JSON goes in as text, so that the driver does not take an array for a PostgreSQL array; it comes out parsed. */
export type JsonColumn<T> = ColumnType<T, string, string>;
