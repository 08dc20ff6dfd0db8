import type { OrderLine } from '@phial/contract/orders/order';
import { Icon } from '@phial/ui/icon/icon';
import type { ComponentProps } from 'react';
import { useLanguage, useMessages } from '../../../language/language.ts';
import styles from './favourites.module.css';

/** The star beside a package or test: filled and pressed for a favourite. */
export function FavouriteButton({
  line,
  isFavourite,
  onToggle,
  ...rest
}: {
  line: OrderLine;
  isFavourite: boolean;
  onToggle: (line: OrderLine) => void;
} & Pick<ComponentProps<'button'>, 'tabIndex' | 'onMouseDown' | 'onKeyDown' | 'onBlur'>) {
  const words = useMessages().orderSets.favourites;
  const language = useLanguage();
  return (
    <button
      {...rest}
      type="button"
      className={styles.star}
      aria-pressed={isFavourite}
      aria-label={words.mark(line.name[language])}
      onClick={() => onToggle(line)}
    >
      <Icon name={isFavourite ? 'star-filled' : 'star'} size={18} />
    </button>
  );
}
