import { site } from '@phial/content/site';
import { BrandMark } from '@phial/ui/brand-mark/brand-mark';
import { Icon } from '@phial/ui/icon/icon';
import { Link } from 'react-router';
import { useLanguage, useMessages } from '../../language/language.ts';
import { Drawer } from '../menu/drawer.tsx';
import { MainMenu } from '../menu/main-menu.tsx';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';

/** Logo, telephone, languages, menu (NAV-005 to 007). Narrow windows and the mobile edition get the drawer. */
export function Header() {
  const language = useLanguage();
  const { header } = useMessages().shell;
  const name = site.name[language];
  return (
    <header className={styles.header}>
      <div className={styles.top} data-surface="petrol">
        <div className={styles.row}>
          <Link to="/" className={styles.logo} aria-label={header.homeLink(name)}>
            <BrandMark size={44} />
            <span className={styles.name}>{name}</span>
          </Link>
          <a
            className={styles.phone}
            href={site.phoneLink}
            aria-label={`${header.callUs} ${site.phone[language]}`}
          >
            <Icon name="phone" size={20} />
            <span className={styles.number}>{site.phone[language]}</span>
          </a>
          <LanguageSwitch />
          <div className={styles.drawer}>
            <Drawer />
          </div>
        </div>
      </div>
      <MainMenu />
    </header>
  );
}
