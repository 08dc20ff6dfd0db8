import { LaboratoryMark } from '@phial/browser/published/laboratory-mark';
import { laboratory } from '@phial/browser/published/published-document';
import type { Role } from '@phial/domain/account';
import { Dialog } from '@phial/ui/dialog/dialog';
import { Icon } from '@phial/ui/icon/icon';
import { useState } from 'react';
import { Link } from 'react-router';
import { useLanguage, useMessages } from '../language/language.ts';
import { signOut } from '../session/api.ts';
import { useAccount } from '../session/session.ts';
import styles from './header.module.css';
import { Navigation } from './navigation.tsx';
import { SiteLanguage } from './site-language.tsx';

/** Laboratory, which of its sites this is, language, and who is signed in. */
export function Header() {
  const language = useLanguage();
  const words = useMessages().shell;
  const { role } = useAccount();
  return (
    <header className={styles.header} data-surface="petrol">
      <NavigationDrawer role={role} />
      <Link to="/" className={styles.brand}>
        <LaboratoryMark size={32} />
        <span className={styles.name}>{laboratory().name[language]}</span>
        <span className={styles.site}>{role === 'doctor' ? words.doctorSiteName : words.siteName}</span>
      </Link>
      {/* Leaves this site, and therefore is no link of the router. */}
      <a className={styles.website} href="/" aria-label={words.website}>
        <Icon name="external" size={20} />
        <span>{words.website}</span>
      </a>
      <SiteLanguage />
      <AccountMenu />
    </header>
  );
}

/** The navigation of narrow windows, behind a button. */
function NavigationDrawer({ role }: { role: Role }) {
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

/** Who is signed in, with the way to the own account and out. */
function AccountMenu() {
  const { displayName } = useAccount();
  const words = useMessages().shell;
  return (
    <div className={styles.account}>
      <Link to="/my-account" className={styles.own} aria-label={`${words.myAccount}: ${displayName}`}>
        <Icon name="id-card" size={20} />
        <span>{displayName}</span>
      </Link>
      <button type="button" className={styles.out} onClick={() => void signOut().catch(() => undefined)}>
        {words.signOut}
      </button>
    </div>
  );
}
