import type { en } from './en.ts';
import type { Words } from './words.ts';

/** The message catalogue; English is the source of its shape. */
export type Messages = Words<typeof en>;
