import {
  MOST_WEBHOOK_DESCRIPTION,
  MOST_WEBHOOK_URL,
  WEBHOOK_EVENT_TYPES,
  type WebhookEventType,
} from '@phial/contract/staff/webhook';
import { Checkbox } from '@phial/ui/checkbox/checkbox';
import { FieldRow } from '@phial/ui/field-row/field-row';
import { TextField } from '@phial/ui/text-field/text-field';
import type { ReactNode } from 'react';
import { useMessages } from '../../language/language.ts';
import { AccountFormFrame, useFirstFocus } from '../accounts/form/account-form.tsx';
import { OwnerConfirmation, useOwnerConfirmation } from '../accounts/form/owner-confirmation.tsx';
import { type FieldProps, useAccountForm } from '../accounts/form/use-account-form.ts';
import styles from './webhooks.module.css';

/** What is asked about an endpoint. */
export interface EndpointFields {
  readonly url: string;
  readonly description: string;
  readonly eventTypes: WebhookEventType[];
  readonly enabled: boolean;
}

/**
 * The form of an endpoint, new or not. A new address asks for the own password.
 * @param send gets the proof beside the fields; rejects with a `CallError` that no toast has shown
 * @param isNew a new one is on
 */
export function EndpointForm({
  fields,
  submit,
  isNew = false,
  cancel,
  send,
}: {
  fields: EndpointFields;
  submit: string;
  isNew?: boolean;
  cancel?: { label: string; act: () => void };
  send: (fields: EndpointFields & { ownPassword?: string }) => Promise<void>;
}) {
  const { form: words } = useMessages().webhooks;
  const first = useFirstFocus();
  const confirmation = useOwnerConfirmation();
  const isElsewhere = (url: string) => isNew || url.trim() !== fields.url;
  const form = useAccountForm(
    {
      description: fields.description,
      url: fields.url,
      eventTypes: fields.eventTypes.join(' '),
      enabled: fields.enabled ? 'on' : '',
      ownPassword: '',
    },
    ({ description, url, eventTypes, ownPassword }) => ({
      description: description.trim() === '' && words.descriptionMissing,
      url: !/^https?:\/\/\S+$/.test(url.trim()) && words.urlWrong,
      eventTypes: eventTypes === '' && words.eventsMissing,
      ownPassword: isElsewhere(url) && confirmation.problem(ownPassword),
    }),
    ({ description, url, eventTypes, enabled, ownPassword }) =>
      send({
        description,
        url,
        eventTypes: chosenOf(eventTypes),
        enabled: enabled === 'on',
        ...(isElsewhere(url) && confirmation.proof(ownPassword)),
      }),
  );
  const enabled = form.field('enabled');
  return (
    <AccountFormFrame form={form} submit={submit} cancel={cancel}>
      <TextField
        {...form.field('description')}
        label={words.description}
        hint={words.descriptionHint}
        maxLength={MOST_WEBHOOK_DESCRIPTION}
        autoComplete="off"
        required
        ref={first}
      />
      <TextField
        {...form.field('url')}
        label={words.url}
        hint={words.urlHint}
        type="url"
        maxLength={MOST_WEBHOOK_URL}
        autoComplete="off"
        spellCheck={false}
        required
      />
      <EventsField {...form.field('eventTypes')} />
      {!isNew && (
        <Checkbox
          id={enabled.id}
          label={<WithHint hint={words.enabledHint}>{words.enabled}</WithHint>}
          checked={enabled.value === 'on'}
          onChange={(on) => enabled.onChange(on ? 'on' : '')}
        />
      )}
      {isElsewhere(form.field('url').value) && (
        <OwnerConfirmation {...form.field('ownPassword')} hint={words.passwordHint} />
      )}
    </AccountFormFrame>
  );
}

function WithHint({ hint, children }: { hint: string; children: ReactNode }) {
  return (
    <>
      {children}
      <br />
      <span className={styles.address}>{hint}</span>
    </>
  );
}

/** The events that are sent: their types between blanks. */
function EventsField({ id, value, error, onChange }: FieldProps) {
  const { form: words, events } = useMessages().webhooks;
  const chosen = chosenOf(value);
  return (
    <FieldRow group label={words.eventTypes} htmlFor={id} error={error}>
      <div className={styles.events}>
        {WEBHOOK_EVENT_TYPES.map((type, index) => (
          <Checkbox
            key={type}
            // The summary of what is missing leads to the first one.
            id={index === 0 ? id : `${id}-${type}`}
            label={
              <>
                {events[type]} <code className={styles.id}>{type}</code>
              </>
            }
            checked={chosen.includes(type)}
            onChange={(checked) =>
              onChange(
                WEBHOOK_EVENT_TYPES.filter((one) => (one === type ? checked : chosen.includes(one))).join(
                  ' ',
                ),
              )
            }
          />
        ))}
      </div>
    </FieldRow>
  );
}

function chosenOf(value: string): WebhookEventType[] {
  const names = value.split(' ');
  return WEBHOOK_EVENT_TYPES.filter((type) => names.includes(type));
}
