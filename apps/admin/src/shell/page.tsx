import { laboratory } from '@phial/browser/published/published-document';
import { Phrases } from '@phial/ui/phrases/phrases';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useLanguage } from '../language/language.ts';
import styles from './page.module.css';

/** A page: its heading, which is the window's title too and takes the focus when the page is navigated to. */
export function Page({
  title,
  lead,
  actions,
  children,
}: {
  title: string;
  /** A sentence under the heading. */
  lead?: ReactNode;
  /** Beside the heading: what is done to the page as a whole. */
  actions?: ReactNode;
  children: ReactNode;
}) {
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<string>(undefined);
  const { pathname } = useLocation();
  const arrived = useNavigationType();

  useEffect(() => {
    document.title = `${title} – ${laboratory().name[language]}`;
  }, [title, language]);
  useEffect(() => {
    // Once a page: a filter that goes to the address must not lose the focus to the heading.
    if (shown.current === pathname) return;
    shown.current = pathname;
    // Not at the first page of a visit, where the browser begins at the top by itself.
    if (arrived !== 'POP') heading.current?.focus();
  }, [arrived, pathname]);

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            <Phrases text={title} />
          </h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions !== undefined && (
          <div className={styles.actions} data-print="hide">
            {actions}
          </div>
        )}
      </div>
      {children}
    </div>
  );
}
