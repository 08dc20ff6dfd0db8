import type { Page } from '../page.ts';

/** A page as the shell gives it to what stands in it, without the shell: titles go to the document at once. */
export function samplePage(changes: Partial<Page> = {}): Page {
  return {
    path: '/infoEnter',
    params: new URLSearchParams(),
    active: true,
    returned: false,
    open: () => undefined,
    isPage: () => true,
    setTitle: (title) => {
      document.title = title;
    },
    setInvalid: (invalid) => {
      document.documentElement.toggleAttribute('data-invalid-title', invalid);
    },
    ...changes,
  };
}

/** Whether the form on the page says in the title of the window that it has mistakes. */
export const hasInvalidTitle = (): boolean => document.documentElement.hasAttribute('data-invalid-title');
