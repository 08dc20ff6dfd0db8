import type { Messages } from '@phial/content/messages/messages';

type Words = Messages['pages']['notYet'];

interface Subject {
  /** Key of the page's name and of the sentence on what it will hold. */
  readonly name: keyof Words & keyof Messages['shell']['titles'];
  /** Where the back button of a detail page leads, wherever the visitor came from (PAGE-023). */
  readonly back?: { readonly to: string; readonly label: keyof Words & `backTo${string}` };
}

/** The addresses whose pages come later. */
export const SUBJECTS: Readonly<Record<string, Subject>> = {
  '/doctorService': { name: 'doctorService' },
};
