import type { Role } from '@phial/domain/account';
import { Dialog } from '@phial/ui/dialog/dialog';
import { Icon } from '@phial/ui/icon/icon';
import { useState } from 'react';
import { useMessages } from '../language/language.ts';
import { Navigation } from './navigation.tsx';
import styles from './navigation-drawer.module.css';

/** The navigation of narrow windows, behind a button. */
export function NavigationDrawer({ role }: { role: Role }) {
  const words = useMessages().shell;
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className={styles.drawer}>
      <button
        type="button"
        className={styles.opener}
        aria-label={words.openMenu}
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
      </button>
      <Dialog open={open} onClose={close} title={words.menu} closeLabel={words.closeMenu} size="small">
        <Navigation role={role} onChoose={close} />
      </Dialog>
    </div>
  );
}
