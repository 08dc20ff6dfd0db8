import { siteSettings } from '@phial/browser/site-settings';
import { buttonClass } from '@phial/ui/button/button';
import type { MouseEvent } from 'react';
import { useMessages } from '../../language/language.ts';

/** Pages of the public site; each looks different on a telephone. */
const PAGES = {
  home: '#/',
  booking: '#/grassrootReserve?index=8',
  catalogue: '#/testItem?index=4-1',
  contact: '#/contactUs?index=6-1',
} as const;

/** The window of a telephone. */
const PHONE = 'popup,width=390,height=844';

/**
 * The public site as visitors see it, in windows of their own: its pages refuse to be shown in a frame, so that no
 * other page can lay itself over them.
 */
export function PreviewLinks({ onOpen }: { onOpen: () => void }) {
  const words = useMessages().setUp;
  const { mobileSite } = siteSettings();

  function openPhone(event: MouseEvent<HTMLAnchorElement>): void {
    onOpen();
    // Where no window may be opened, the link leads to a tab.
    if (window.open(event.currentTarget.href, 'phone', PHONE) !== null) event.preventDefault();
  }

  return (Object.keys(PAGES) as (keyof typeof PAGES)[]).flatMap((page) => [
    <a
      key={page}
      className={buttonClass({ variant: 'quiet' })}
      href={`/${PAGES[page]}`}
      target="_blank"
      rel="noopener"
      onClick={onOpen}
    >
      {words.desktop(words.pages[page])}
    </a>,
    <a
      key={`${page} phone`}
      className={buttonClass({ variant: 'quiet' })}
      href={mobileSite + PAGES[page]}
      target="_blank"
      rel="noopener"
      onClick={openPhone}
    >
      {words.phone(words.pages[page])}
    </a>,
  ]);
}
