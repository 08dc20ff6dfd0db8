import { Checkbox } from '@phial/ui/checkbox/checkbox';
import { ChoiceField } from '@phial/ui/choice-field/choice-field';
import { TextField } from '@phial/ui/text-field/text-field';
import type { HTMLAttributes } from 'react';
import { useMessages } from '../../language/language.ts';
import type { AccountForm } from '../accounts/form/use-account-form.ts';
import type { SettingsFields } from './settings-fields.ts';
import { TemplateField } from './template-field.tsx';
import styles from './text-provider.module.css';

export type Form = Pick<AccountForm<keyof SettingsFields>, 'field'>;

/** Of a box for what is copied from the provider. */
export const TECHNICAL = {
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const satisfies HTMLAttributes<HTMLInputElement> & { autoComplete: string };

/** Where messages go, from whom, and how they arrive. */
export function ProviderFields({
  form,
  hasSecret,
  environment,
}: {
  form: Form;
  hasSecret: boolean;
  environment: boolean;
}) {
  const { provider: words } = useMessages().textProvider;
  const enabled = form.field('enabled');
  return (
    <section className={styles.part} aria-labelledby="text-provider-itself">
      <h2 id="text-provider-itself">{words.title}</h2>
      <Checkbox
        id={enabled.id}
        label={words.enabled}
        checked={enabled.value === 'on'}
        onChange={(on) => enabled.onChange(on ? 'on' : '')}
      />
      <p className={styles.hint}>{environment ? words.offEnvironment : words.offNone}</p>
      <ChoiceField
        {...form.field('channel')}
        label={words.channel}
        options={[
          { value: 'sms', label: words.sms },
          { value: 'whatsapp', label: words.whatsapp },
        ]}
      />
      <TextField
        {...form.field('url')}
        {...TECHNICAL}
        type="url"
        required
        label={words.url}
        hint={words.urlHint}
      />
      <TextField
        {...form.field('sender')}
        {...TECHNICAL}
        required
        label={words.sender}
        hint={words.senderHint}
      />
      <TextField
        {...form.field('secret')}
        type="password"
        autoComplete="off"
        label={words.secret}
        hint={hasSecret ? words.secretStored : words.secretNone}
      />
    </section>
  );
}

/** What is sent to the provider, and where its answer has the id. */
export function RequestFields({ form }: { form: Form }) {
  const { request: words } = useMessages().textProvider;
  return (
    <section className={styles.part} aria-labelledby="text-provider-request">
      <h2 id="text-provider-request">{words.title}</h2>
      <TemplateField
        {...form.field('headers')}
        label={words.headers}
        hint={words.headersHint('{secret}', '{encodedSecret}')}
        rows={3}
      />
      <ChoiceField
        {...form.field('format')}
        label={words.format}
        options={[
          { value: 'form', label: words.form },
          { value: 'json', label: words.json },
        ]}
      />
      <TemplateField {...form.field('body')} label={words.body} hint={words.bodyHint} rows={8} />
      <dl className={styles.names}>
        {Object.entries(words.names).map(([name, meaning]) => (
          <div key={name}>
            <dt>
              <code>{`{${name}}`}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <TextField {...form.field('idPath')} {...TECHNICAL} label={words.idPath} hint={words.idPathHint} />
    </section>
  );
}
