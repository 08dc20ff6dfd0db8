import { HTML_LANG } from '@phial/domain/language';
import { Checkbox } from '@phial/ui/checkbox/checkbox';
import { TextField } from '@phial/ui/text-field/text-field';
import type { HTMLAttributes } from 'react';
import { useMessages } from '../../../language/language.ts';
import type { AccountForm } from '../form/use-account-form.ts';
import { IssuerTest } from './issuer-test.tsx';
import styles from './provider.module.css';
import type { SettingsFields } from './settings-fields.ts';

type Form = Pick<AccountForm<keyof SettingsFields>, 'field' | 'typed'>;

const ISSUER_EXAMPLE = 'https://login.lab.example/realms/staff';
const CLAIM_EXAMPLE = 'realm_access.roles';

/** Of a box for what is copied from the provider. */
const TECHNICAL = {
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
  required: true,
} as const satisfies HTMLAttributes<HTMLInputElement> & { autoComplete: string; required: boolean };

/** Where the provider is, and how it knows this site. */
export function ProviderFields({ form, hasSecret }: { form: Form; hasSecret: boolean }) {
  const { provider: words } = useMessages().identityProvider;
  const enabled = form.field('enabled');
  const removeSecret = form.field('removeSecret');
  return (
    <section className={styles.part} aria-labelledby="provider-itself">
      <h2 id="provider-itself">{words.title}</h2>
      <Checkbox
        id={enabled.id}
        label={words.enabled}
        checked={enabled.value === 'on'}
        onChange={(on) => enabled.onChange(on ? 'on' : '')}
      />
      <TextField
        {...form.field('issuer')}
        {...TECHNICAL}
        type="url"
        label={words.issuer}
        hint={words.issuerHint(ISSUER_EXAMPLE)}
      />
      <IssuerTest issuer={form.typed.issuer} />
      <TextField {...form.field('clientId')} {...TECHNICAL} label={words.clientId} />
      {removeSecret.value === '' && (
        <TextField
          {...form.field('clientSecret')}
          type="password"
          autoComplete="off"
          label={words.secret}
          hint={hasSecret ? words.secretStored : words.secretNone}
        />
      )}
      {hasSecret && (
        <Checkbox
          id={removeSecret.id}
          label={words.removeSecret}
          checked={removeSecret.value === 'on'}
          onChange={(on) => removeSecret.onChange(on ? 'on' : '')}
        />
      )}
      <TextField {...form.field('scopes')} {...TECHNICAL} label={words.scopes} hint={words.scopesHint} />
    </section>
  );
}

/** Where the provider writes name and groups. */
export function ClaimFields({ form }: { form: Form }) {
  const { claims: words } = useMessages().identityProvider;
  return (
    <section className={styles.part} aria-labelledby="provider-claims">
      <h2 id="provider-claims">{words.title}</h2>
      <TextField
        {...form.field('nameClaim')}
        {...TECHNICAL}
        label={words.name}
        hint={words.hint(CLAIM_EXAMPLE)}
      />
      <TextField
        {...form.field('groupsClaim')}
        {...TECHNICAL}
        label={words.groups}
        hint={words.hint(CLAIM_EXAMPLE)}
      />
    </section>
  );
}

/** What stands on the button of the sign-in page. */
export function ButtonFields({ form }: { form: Form }) {
  const { button: words } = useMessages().identityProvider;
  return (
    <section className={styles.part} aria-labelledby="provider-button">
      <h2 id="provider-button">{words.title}</h2>
      <div className={styles.languages}>
        <TextField {...form.field('buttonTw')} label={words.tw} lang={HTML_LANG.tw} required />
        <TextField {...form.field('buttonZh')} label={words.zh} lang={HTML_LANG.zh} required />
        <TextField {...form.field('buttonEn')} label={words.en} lang={HTML_LANG.en} required />
      </div>
    </section>
  );
}
