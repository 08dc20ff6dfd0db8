import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { useHoldDialog } from '@phial/ui/dialog/hold-dialog';
import { ErrorSummary } from '@phial/ui/error-summary/error-summary';
import type { ReactNode } from 'react';
import { useMessages } from '../../../language/language.ts';
import styles from './account-form.module.css';
import { RefusalNotice } from './refusal-notice.tsx';
import type { AccountForm } from './use-account-form.ts';

/** Of a box for a login. */
export const LOGIN_INPUT = {
  autoComplete: 'username',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
  required: true,
} as const;

/** The button that gives up what a form is for. */
export interface Cancel {
  readonly label: string;
  readonly act: () => void;
}

/** Fields, what is wrong with them, what the server said, and the button that sends them. A dialog around stays while they are sent. */
export function AccountFormFrame({
  form,
  submit,
  danger = false,
  cancel,
  children,
}: {
  form: AccountForm;
  /** Words of the button. */
  submit: string;
  danger?: boolean;
  /** Its button stands before it. */
  cancel?: Cancel | undefined;
  children: ReactNode;
}) {
  const { problems } = useMessages().accounts;
  useHoldDialog(form.busy);
  return (
    <form className={styles.form} data-labels="above" onSubmit={form.onSubmit} noValidate>
      <ErrorSummary title={problems.title} errors={form.problems} attempt={form.attempt} />
      {children}
      <RefusalNotice refusal={form.refusal} />
      <ButtonRow gap="small">
        {cancel && (
          <Button disabled={form.busy} onClick={cancel.act}>
            {cancel.label}
          </Button>
        )}
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={form.busy}>
          {submit}
        </Button>
      </ButtonRow>
    </form>
  );
}
