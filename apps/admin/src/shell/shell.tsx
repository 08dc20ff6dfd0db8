import { SkipLink } from '@phial/browser/shell/skip-link';
import { useRef } from 'react';
import { ProviderOutcomeNotice } from '../features/accounts/provider/provider-outcome.tsx';
import { FewCodesNotice } from '../features/accounts/recovery/few-codes-notice.tsx';
import { BackToSetUp } from '../features/set-up/back-to-set-up.tsx';
import { useMessages } from '../language/language.ts';
import { useAccount } from '../session/session.ts';
import { FrameBar } from './frame-bar.tsx';
import { isFramed } from './framed.ts';
import { Header } from './header.tsx';
import { Navigation } from './navigation.tsx';
import { Pages } from './pages.tsx';
import styles from './shell.module.css';

/** What stands around every page: header and navigation, or, in the doctor area's frame, a bar of its few pages. */
export function Shell() {
  const main = useRef<HTMLElement>(null);
  const { role } = useAccount();
  const words = useMessages().shell;
  return (
    <>
      <SkipLink target={main}>{words.skip}</SkipLink>
      {isFramed ? <FrameBar role={role} /> : <Header />}
      <div className={styles.body} data-framed={isFramed || undefined}>
        {!isFramed && (
          <div className={styles.side} data-print="hide">
            <Navigation role={role} />
          </div>
        )}
        <main ref={main} tabIndex={-1} className={styles.main}>
          <ProviderOutcomeNotice />
          <FewCodesNotice />
          <BackToSetUp />
          <Pages role={role} />
        </main>
      </div>
    </>
  );
}
