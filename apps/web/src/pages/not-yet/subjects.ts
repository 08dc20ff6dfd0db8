import type { Messages } from '@phial/content/messages/messages';

/** Key of a page's name and of the sentence on what it will hold. */
type Subject = keyof Messages['pages']['notYet'] & keyof Messages['shell']['titles'];

/** The addresses whose pages come later. */
export const SUBJECTS: Readonly<Record<string, Subject>> = {
  '/doctorService': 'doctorService',
};
