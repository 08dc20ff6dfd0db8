import { type Static, Type } from 'typebox';
import { PublishedLaboratory } from './content-body.ts';

/** Id of the script element that holds the document in a page. */
export const PUBLISHED_ELEMENT = 'published';

/**
 * What the server writes into the first page of both sites, so that no call is needed before it can be drawn. A part
 * belongs here if every page needs it, or the first one; whatever else staff publish has a call of its own.
 */
export const PublishedDocument = Type.Object({ laboratory: PublishedLaboratory });
export type PublishedDocument = Static<typeof PublishedDocument>;
