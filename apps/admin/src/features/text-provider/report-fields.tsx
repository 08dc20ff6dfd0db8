import { TextField } from '@phial/ui/text-field/text-field';
import { useMessages } from '../../language/language.ts';
import { CopyButton } from '../accounts/form/copy-button.tsx';
import { type Form, TECHNICAL } from './settings-parts.tsx';
import styles from './text-provider.module.css';

/** How the provider says what became of a message, and the address it says so to. */
export function ReportFields({ form, address }: { form: Form; address: string }) {
  const { reports: words } = useMessages().textProvider;
  return (
    <section className={styles.part} aria-labelledby="text-provider-reports">
      <h2 id="text-provider-reports">{words.title}</h2>
      <p className={styles.hint}>{words.lead}</p>
      <h3>{words.address}</h3>
      {address === '' ? (
        <p className={styles.hint}>{words.unsaved}</p>
      ) : (
        <>
          <p className={styles.hint}>{words.addressHint}</p>
          <p className={styles.address}>
            <code>{address}</code>
            <CopyButton
              text={address}
              label={words.copy}
              name={words.copyOf(words.address)}
              done={words.copied}
              failed={words.notCopied}
            />
          </p>
        </>
      )}
      <TextField {...form.field('reportIdPath')} {...TECHNICAL} label={words.idPath} />
      <TextField {...form.field('reportStatePath')} {...TECHNICAL} label={words.statePath} />
      <TextField
        {...form.field('deliveredStates')}
        {...TECHNICAL}
        label={words.delivered}
        hint={words.comma}
      />
      <TextField {...form.field('failedStates')} {...TECHNICAL} label={words.failed} hint={words.comma} />
    </section>
  );
}
