import { useEffect, useState } from 'react';
import { usePage } from '../../shell/page.ts';
import { keepLink, keptLink } from './kept-link.ts';

/**
 * The link in the address of a page, which leaves it at once, as it works for whoever has it. After a reload it is the
 * one that was shown last.
 * @param address of the page without the link, `/booking`
 */
export function useLink(address: string): string | undefined {
  const { params, open } = usePage();
  const given = params.get('link');
  const [link, setLink] = useState(() => given ?? keptLink(address));

  useEffect(() => {
    if (given === null) return;
    keepLink(address, given);
    setLink(given);
    open(address, { replace: true });
  }, [given, address, open]);

  return given ?? link;
}
