import { siteSettings } from '@phial/browser/site-settings';
import { Icon } from '@phial/ui/icon/icon';
import { VisuallyHidden } from '@phial/ui/visually-hidden/visually-hidden';
import { Link, useLocation } from 'react-router';
import { useMessages } from '../../language/language.ts';
import { useBookingLabel } from '../../published/booking-label.ts';
import { isHighlighted, type LoginLink, type MenuLink } from './menu-entries.ts';
import { useMenuIndex } from './use-menu-index.ts';

interface MenuItemProps {
  readonly entry: MenuLink | LoginLink;
  readonly className?: string | undefined;
  /** Stands in the menu bar itself. */
  readonly isTop?: boolean;
}

/**
 * One link of the menu. The highlighted one says so to assistive technology:
 * as the page itself, or as the entry the page belongs to.
 */
export function MenuItem({ entry, className, isTop }: MenuItemProps) {
  const words = useMessages().shell.menu;
  const booking = useBookingLabel('bookingMenu', words.booking);
  const { pathname } = useLocation();
  const index = useMenuIndex();
  if ('site' in entry) {
    return (
      <a className={className} href={siteSettings().adminSite} target="_blank" rel="noopener">
        {words[entry.label]}
        <Icon name="external" size={16} />
        <VisuallyHidden>{words.newTab}</VisuallyHidden>
      </a>
    );
  }
  const isHere = entry.to.split('?')[0] === pathname;
  const current = isHighlighted(entry, index) ? (isHere ? 'page' : 'true') : undefined;
  return (
    <Link
      className={className}
      to={entry.to}
      aria-current={current}
      data-index={entry.index}
      data-top={isTop}
    >
      {entry.label === 'booking' ? booking : words[entry.label]}
    </Link>
  );
}
