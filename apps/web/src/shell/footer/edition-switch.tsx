import { siteSettings } from '@phial/browser/site-settings';
import { useLocation } from 'react-router';
import { useMessages } from '../../language/language.ts';
import styles from './footer.module.css';

const ONE_YEAR_SECONDS = 31_536_000;

/**
 * The way from one edition to the other, to the same page. The cookie
 * tells the server that a telephone wants the desktop edition; it holds nothing
 * else. Not the Cookie Store API: older telephones lack it, and all do over plain HTTP.
 */
export function EditionSwitch() {
  const { footer } = useMessages().shell;
  const { pathname, search } = useLocation();
  const { edition, mobileSite } = siteSettings();
  const toDesktop = edition === 'mobile';
  const address = `${toDesktop ? '/' : mobileSite}#${pathname}${search}`;
  const keepChoice = () => {
    document.cookie = `edition=${toDesktop ? 'desktop' : 'mobile'}; path=/; max-age=${ONE_YEAR_SECONDS}; SameSite=Lax`;
  };
  return (
    <a className={styles.edition} href={address} onClick={keepChoice}>
      {toDesktop ? footer.desktopVersion : footer.mobileVersion}
    </a>
  );
}
