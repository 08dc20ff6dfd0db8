import { LaboratoryMark } from '@phial/browser/published/laboratory-mark';
import { laboratory } from '@phial/browser/published/published-document';
import type { OutstandingStep } from '@phial/contract/staff/account';
import { Button } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { Phrases } from '@phial/ui/phrases/phrases';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { ProviderOutcomeNotice } from '../../features/accounts/provider/provider-outcome.tsx';
import { useLanguage, useMessages } from '../../language/language.ts';
import { signOut } from '../../session/api.ts';
import { askForHome, isFramed } from '../../shell/framed.ts';
import header from '../../shell/header.module.css';
import { SiteLanguage } from '../../shell/site-language.tsx';
import styles from './gate-page.module.css';

/** A page before the site itself: whose it is, language and the way back, and in its middle what is to be done. */
export function GatePage({ step, children }: { step: OutstandingStep | undefined; children: ReactNode }) {
  const { accounts } = useMessages();
  const words = accounts.signIn;
  const { title, lead } = useHeading(step);
  return (
    <GateFrame title={title} lead={lead}>
      <ProviderOutcomeNotice />
      {children}
      {step === undefined ? (
        <div className={styles.more}>
          <p>
            {words.register} <Link to="/register">{words.registerLink}</Link>
          </p>
          <p>
            <Link to="/forgotten-password">{words.forgotten}</Link>
          </p>
        </div>
      ) : (
        <div className={styles.more}>
          <Button
            variant="quiet"
            size="small"
            flush="start"
            onClick={() => void signOut().catch(() => undefined)}
          >
            {words.otherAccount}
          </Button>
        </div>
      )}
    </GateFrame>
  );
}

/** The frame of these pages; inside the public site's, that one has the header. */
export function GateFrame({
  title,
  lead,
  wide = false,
  children,
}: {
  title: string;
  lead: string;
  wide?: boolean;
  children: ReactNode;
}) {
  const language = useLanguage();
  const { shell } = useMessages();
  useEffect(() => {
    document.title = `${title} – ${laboratory().name[language]}`;
  }, [title, language]);
  return (
    <div className={styles.gate} data-framed={isFramed || undefined}>
      {isFramed ? (
        <div className={styles.back}>
          <Button size="small" onClick={askForHome}>
            {shell.website}
          </Button>
        </div>
      ) : (
        <header className={header.header} data-surface="petrol">
          <span className={styles.brand}>
            <LaboratoryMark size={32} />
            <span className={header.name}>{laboratory().name[language]}</span>
          </span>
          {/* Leaves this site, and therefore is no link of the router. */}
          <a className={header.website} href="/">
            <Icon name="external" size={20} />
            <span>{shell.website}</span>
          </a>
          <SiteLanguage />
        </header>
      )}
      <main className={styles.main}>
        <div className={styles.panel} data-wide={wide || undefined}>
          <h1>
            <Phrases text={title} />
          </h1>
          <p className={styles.lead}>{lead}</p>
          {children}
        </div>
      </main>
    </div>
  );
}

function useHeading(step: OutstandingStep | undefined): { title: string; lead: string } {
  const { signIn, secondFactor, renewal, setUp } = useMessages().accounts;
  switch (step) {
    case undefined:
      return { title: isFramed ? signIn.doctorTitle : signIn.title, lead: signIn.lead };
    case 'second-factor':
      return secondFactor;
    case 'new-password':
      return renewal;
    case 'second-factor-set-up':
      return { title: setUp.title, lead: setUp.needed };
  }
}
