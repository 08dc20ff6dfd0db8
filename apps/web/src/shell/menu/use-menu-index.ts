import { useLocation } from 'react-router';
import { menuIndexOf } from '../../routes.ts';

/** The menu index of the address on screen. */
export function useMenuIndex(): string | undefined {
  const { pathname, search } = useLocation();
  return menuIndexOf(pathname, new URLSearchParams(search));
}
