import { DefinitionList } from '@phial/ui/definition-list/definition-list';
import { DeleteAccount } from '../../features/accounts/mine/delete-account.tsx';
import { OwnPassword } from '../../features/accounts/mine/own-password.tsx';
import { OwnSecondFactor } from '../../features/accounts/mine/own-second-factor.tsx';
import { OwnSessions } from '../../features/accounts/mine/own-sessions.tsx';
import { OwnPasskeys } from '../../features/accounts/passkeys/own-passkeys.tsx';
import { OwnRecoveryCodes } from '../../features/accounts/recovery/own-recovery-codes.tsx';
import { ReportEmailChoice } from '../../features/reports/emails/report-email-choice.tsx';
import { useMessages } from '../../language/language.ts';
import { useAccount } from '../../session/session.ts';
import { Page } from '../../shell/page.tsx';
import styles from './my-account.module.css';

/**
 * One's own account: password, second factor, passkeys, where one is signed in; for a doctor also the e-mails about
 * reports, and its end.
 */
export function MyAccount() {
  const { accounts, identityProvider, reportEmails } = useMessages();
  const { mine: words, roles } = accounts;
  const { login, displayName, role, signInMethods } = useAccount();
  const hasPassword = signInMethods.includes('password');
  return (
    <Page title={words.title}>
      <div className={styles.parts}>
        <section className={styles.part}>
          <DefinitionList
            rows={[
              { term: words.name, value: displayName },
              { term: words.login, value: login },
              { term: words.role, value: roles[role] },
            ]}
          />
        </section>
        {role === 'doctor' && (
          <section className={styles.part} aria-labelledby="own-report-emails">
            <h2 id="own-report-emails">{reportEmails.title}</h2>
            <ReportEmailChoice />
          </section>
        )}
        {hasPassword ? (
          <Credentials />
        ) : (
          <section className={styles.part} aria-labelledby="own-work-account">
            <h2 id="own-work-account">{identityProvider.ofProvider.title}</h2>
            <p>{identityProvider.ofProvider.text}</p>
            {role === 'doctor' && <p>{identityProvider.ofProvider.end}</p>}
          </section>
        )}
        <section className={styles.part} aria-labelledby="own-sessions">
          <h2 id="own-sessions">{words.sessions}</h2>
          <OwnSessions />
        </section>
        {role === 'doctor' && hasPassword && (
          <section className={styles.part} aria-labelledby="own-end">
            <h2 id="own-end">{words.delete}</h2>
            <p>{words.deleteTip}</p>
            <DeleteAccount />
          </section>
        )}
      </div>
    </Page>
  );
}

/** What an account of this site signs in with; others have it at the identity provider. */
function Credentials() {
  const { mine: words, passkeys, recovery } = useMessages().accounts;
  const { secondFactor } = useAccount();
  return (
    <>
      <section className={styles.part} aria-labelledby="own-password">
        <h2 id="own-password">{words.password}</h2>
        <p>{words.passwordHint}</p>
        <OwnPassword />
      </section>
      <section className={styles.part} aria-labelledby="own-second-factor">
        <h2 id="own-second-factor">{words.secondFactor}</h2>
        <OwnSecondFactor />
      </section>
      {secondFactor && (
        <section className={styles.part} aria-labelledby="own-recovery-codes">
          <h2 id="own-recovery-codes">{recovery.title}</h2>
          <OwnRecoveryCodes />
        </section>
      )}
      <section className={styles.part} aria-labelledby="own-passkeys">
        <h2 id="own-passkeys">{passkeys.title}</h2>
        <OwnPasskeys />
      </section>
    </>
  );
}
