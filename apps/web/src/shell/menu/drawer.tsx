import { Icon } from '@phial/ui/icon/icon';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../../language/language.ts';
import styles from './drawer.module.css';
import { isGroup, MENU } from './menu-entries.ts';
import { MenuItem } from './menu-item.tsx';

/**
 * The menu of the mobile edition and of narrow windows: a button and a
 * modal dialog. The platform's own keeps the focus inside, closes on Esc and
 * gives the focus back to the button.
 */
export function Drawer() {
  const words = useMessages().shell.menu;
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const location = useLocation();

  // Every navigation closes it, the one to the page already on screen as well.
  useEffect(() => {
    if (location) dialog.current?.close();
  }, [location]);

  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          dialog.current?.showModal();
          setOpen(true);
        }}
      >
        <Icon name="menu" />
        <span>{words.open}</span>
      </button>
      <dialog ref={dialog} className={styles.drawer} aria-label={words.label} onClose={() => setOpen(false)}>
        <div className={styles.panel}>
          <button type="button" className={styles.closer} onClick={() => dialog.current?.close()}>
            <Icon name="close" />
            <span>{words.close}</span>
          </button>
          <nav aria-label={words.label}>
            <ul className={styles.entries}>
              {MENU.map((entry) =>
                isGroup(entry) ? (
                  <li key={entry.index}>
                    <h2 className={styles.group}>{words[entry.label]}</h2>
                    <ul className={styles.below}>
                      {entry.children.map((child) => (
                        <li key={child.label}>
                          <MenuItem entry={child} className={styles.link} />
                        </li>
                      ))}
                    </ul>
                  </li>
                ) : (
                  <li key={entry.index}>
                    <MenuItem entry={entry} className={styles.link} />
                  </li>
                ),
              )}
            </ul>
          </nav>
        </div>
      </dialog>
    </>
  );
}
