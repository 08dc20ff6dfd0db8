import { Icon } from '@phial/ui/icon/icon';
import { useId, useRef } from 'react';
import { useMessages } from '../../language/language.ts';
import styles from './main-menu.module.css';
import { isGroup, isHighlighted, MENU, type MenuGroup } from './menu-entries.ts';
import { MenuItem } from './menu-item.tsx';
import { type Dropdown, useDropdown } from './use-dropdown.ts';
import { useMenuIndex } from './use-menu-index.ts';

/** The horizontal menu: links, and buttons that open the entries below them. */
export function MainMenu() {
  const words = useMessages().shell.menu;
  const bar = useRef<HTMLElement>(null);
  const dropdown = useDropdown(bar);
  return (
    <nav ref={bar} className={styles.menu} aria-label={words.label}>
      <ul className={styles.entries}>
        {MENU.map((entry) =>
          isGroup(entry) ? (
            <Group key={entry.index} entry={entry} dropdown={dropdown} />
          ) : (
            <li key={entry.index} className={styles.entry}>
              <MenuItem entry={entry} className={styles.top} isTop />
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

function Group({ entry, dropdown }: { entry: MenuGroup; dropdown: Dropdown }) {
  const words = useMessages().shell.menu;
  const listId = useId();
  const open = dropdown.openIndex === entry.index;
  const highlighted = isHighlighted(entry, useMenuIndex());
  return (
    <li className={styles.entry} data-group={entry.index}>
      <button
        type="button"
        className={styles.top}
        aria-expanded={open}
        aria-controls={listId}
        aria-current={highlighted ? 'true' : undefined}
        data-index={entry.index}
        data-top
        onClick={() => dropdown.toggle(entry.index)}
      >
        {words[entry.label]}
        <Icon name="chevron-down" size={16} />
      </button>
      <ul id={listId} className={styles.below} hidden={!open}>
        {entry.children.map((child) => (
          <li key={child.label}>
            <MenuItem entry={child} className={styles.link} />
          </li>
        ))}
      </ul>
    </li>
  );
}
