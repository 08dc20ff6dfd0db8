/** Id of the script element that holds the published document in a page. No schema here: browsers read this alone. */
export const PUBLISHED_ELEMENT = 'published';
