import { site } from '@phial/content/site';
import { BrandMark } from '@phial/ui/brand-mark/brand-mark';
import { Icon } from '@phial/ui/icon/icon';
import { Link } from 'react-router';
import { useLanguage, useMessages } from '../language/language.ts';
import { useAccount } from '../session/session.ts';
import { AccountMenu } from './account-menu.tsx';
import styles from './header.module.css';
import { NavigationDrawer } from './navigation-drawer.tsx';
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
        <BrandMark size={32} />
        <span className={styles.name}>{site.name[language]}</span>
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
