import type { IdentityProvider } from '@phial/contract/staff/identity-provider';
import { DefinitionList } from '@phial/ui/definition-list/definition-list';
import { useMessages } from '../../../language/language.ts';
import { CopyButton } from '../form/copy-button.tsx';
import styles from './provider.module.css';

/** The addresses of this site that the provider has to know. */
export function RegisteredAddresses({
  settings: { redirectAddress, logoutAddress },
}: {
  settings: Pick<IdentityProvider, 'redirectAddress' | 'logoutAddress'>;
}) {
  const { addresses: words } = useMessages().identityProvider;
  const row = (term: string, address: string) => ({
    term,
    value: (
      <span className={styles.address}>
        <code>{address}</code>
        <CopyButton
          text={address}
          label={words.copy}
          name={words.copyOf(term)}
          done={words.copied}
          failed={words.notCopied}
        />
      </span>
    ),
  });
  return (
    <section className={styles.part} aria-labelledby="provider-addresses">
      <h2 id="provider-addresses">{words.title}</h2>
      <DefinitionList rows={[row(words.redirect, redirectAddress), row(words.logout, logoutAddress)]} />
    </section>
  );
}
