import { Button } from '@phial/ui/button/button';
import { ErrorSummary } from '@phial/ui/error-summary/error-summary';
import type { ReactNode } from 'react';
import { useMessages } from '../../../language/language.ts';
import styles from './account-form.module.css';
import { RefusalNotice } from './refusal-notice.tsx';
import type { AccountForm } from './use-account-form.ts';

/** Fields, what is wrong with them, what the server said, and the button that sends them. */
export function AccountFormFrame({
  form,
  submit,
  danger = false,
  actions,
  children,
}: {
  form: AccountForm;
  /** Words of the button. */
  submit: string;
  danger?: boolean;
  /** Stand before it. */
  actions?: ReactNode;
  children: ReactNode;
}) {
  const { problems } = useMessages().accounts;
  return (
    <form className={styles.form} data-labels="above" onSubmit={form.onSubmit} noValidate>
      <ErrorSummary title={problems.title} errors={form.problems} attempt={form.attempt} />
      {children}
      <RefusalNotice refusal={form.refusal} />
      <div className={styles.actions}>
        {actions}
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={form.busy}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
