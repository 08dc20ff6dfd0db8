import { LanguageSwitch } from '@phial/browser/language/language-switch';
import { notify } from '@phial/browser/notices/notices';
import { LaboratoryMark } from '@phial/browser/published/laboratory-mark';
import { laboratory } from '@phial/browser/published/published-document';
import type { Language } from '@phial/domain/language';
import { Icon } from '@phial/ui/icon/icon';
import { Link } from 'react-router';
import { setLanguage, useLanguage, useMessages } from '../../language/language.ts';
import { Drawer } from '../menu/drawer.tsx';
import { MainMenu } from '../menu/main-menu.tsx';
import styles from './header.module.css';

/** Logo, telephone, languages, menu. Narrow windows and the mobile edition get the drawer. */
export function Header() {
  const language = useLanguage();
  const { header, page } = useMessages().shell;
  const { phone, ...facts } = laboratory();
  const name = facts.name[language];
  const choose = (chosen: Language) => {
    setLanguage(chosen).catch(() => notify({ tone: 'error', text: page.languageFailed }));
  };
  return (
    <header className={styles.header}>
      <div className={styles.top} data-surface="petrol">
        <div className={styles.row}>
          <Link to="/" className={styles.logo} aria-label={header.homeLink(name)}>
            <LaboratoryMark size={44} />
            <span className={styles.name}>{name}</span>
          </Link>
          {phone && (
            <a
              className={styles.phone}
              href={phone.link}
              aria-label={`${header.callUs} ${phone.text[language]}`}
            >
              <Icon name="phone" size={20} />
              <span className={styles.number}>{phone.text[language]}</span>
            </a>
          )}
          <LanguageSwitch label={header.language} language={language} onChoose={choose} />
          <div className={styles.drawer}>
            <Drawer />
          </div>
        </div>
      </div>
      <MainMenu />
    </header>
  );
}
