import { LaboratoryMark } from '@phial/browser/published/laboratory-mark';
import { laboratory } from '@phial/browser/published/published-document';
import { siteSettings } from '@phial/browser/site-settings';
import { Link, useLocation } from 'react-router';
import { useLanguage, useMessages } from '../../language/language.ts';
import { isGroup, isLink, MENU } from '../menu/menu-entries.ts';
import { MenuItem } from '../menu/menu-item.tsx';
import { editionCookie } from './edition-cookie.ts';
import styles from './footer.module.css';

const STATEMENTS = ['privacy', 'terms', 'accessibility'] as const;

/**
 * Where to find the laboratory, and the menu's links once more. In the booking wizard it is slim: nothing below a step
 * should look like the next thing to do.
 */
export function Footer() {
  const language = useLanguage();
  const { footer } = useMessages().shell;
  const isSlim = useIsInWizard();
  const { sample, address, phone, salesEmail, ...facts } = laboratory();
  const name = facts.name[language];
  return (
    <footer className={styles.footer} data-surface="petrol">
      <div className={styles.content} data-slim={isSlim || undefined}>
        <div>
          <p className={styles.laboratory}>
            <LaboratoryMark size={36} />
            {name}
          </p>
          <dl className={styles.facts}>
            {address && (
              <div>
                <dt>{footer.address}</dt>
                <dd>
                  <address>{address[language]}</address>
                </dd>
              </div>
            )}
            {phone && (
              <div>
                <dt>{footer.phone}</dt>
                <dd>
                  <a href={phone.link}>{phone.text[language]}</a>
                </dd>
              </div>
            )}
            {salesEmail && (
              <div>
                <dt>{footer.salesEmail}</dt>
                <dd>
                  <a href={`mailto:${salesEmail}`}>{salesEmail}</a>
                </dd>
              </div>
            )}
          </dl>
        </div>
        {!isSlim && <SiteMap />}
      </div>
      <div className={styles.closing}>
        {sample && <p className={styles.sample}>{footer.sample(name)}</p>}
        <p>{footer.copyright(name)}</p>
        <Statements />
        <EditionSwitch />
      </div>
    </footer>
  );
}

function useIsInWizard(): boolean {
  const { pathname, search } = useLocation();
  return pathname === '/grassrootReserve' && new URLSearchParams(search).get('tab') === 'reserve';
}

function Statements() {
  const { footer, titles } = useMessages().shell;
  return (
    <nav aria-label={footer.statements}>
      <ul className={styles.statements}>
        {STATEMENTS.map((name) => (
          <li key={name}>
            <Link to={`/${name}`}>{titles[name]}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SiteMap() {
  const { footer, menu } = useMessages().shell;
  const single = MENU.filter(isLink);
  const groups = MENU.filter(isGroup);
  return (
    <nav className={styles.map} aria-label={footer.links}>
      <div>
        <h2 className={styles.group}>{footer.links}</h2>
        <ul className={styles.list}>
          {single.map((entry) => (
            <li key={entry.index}>
              <MenuItem entry={entry} />
            </li>
          ))}
        </ul>
      </div>
      {groups.map((group) => (
        <div key={group.index}>
          <h2 className={styles.group}>{menu[group.label]}</h2>
          <ul className={styles.list}>
            {group.children.map((child) => (
              <li key={child.label}>
                <MenuItem entry={child} />
              </li>
            ))}
            {/* The search has no menu entry of its own. */}
            {group.index === '4' && (
              <li>
                <Link to="/testItem?index=4-1">{menu.testItems}</Link>
              </li>
            )}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/**
 * The way from one edition to the other, to the same page. The choice is kept without the Cookie Store API: older
 * telephones lack it, and all do over plain HTTP.
 */
export function EditionSwitch() {
  const { footer } = useMessages().shell;
  const { pathname, search } = useLocation();
  const { edition, mobileSite } = siteSettings();
  const toDesktop = edition === 'mobile';
  const address = `${toDesktop ? '/' : mobileSite}#${pathname}${search}`;
  const keepChoice = () => {
    document.cookie = editionCookie(toDesktop ? 'desktop' : 'mobile', window.location.protocol);
  };
  return (
    <a className={styles.edition} href={address} onClick={keepChoice}>
      {toDesktop ? footer.desktopVersion : footer.mobileVersion}
    </a>
  );
}
