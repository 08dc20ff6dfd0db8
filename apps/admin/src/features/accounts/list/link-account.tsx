import { notify } from '@phial/browser/notices/notices';
import { linkAccount } from '@phial/contract/calls/identity-provider';
import type { Account } from '@phial/contract/staff/account';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { ErrorSummary } from '@phial/ui/error-summary/error-summary';
import { Notice } from '@phial/ui/notice/notice';
import { TextField } from '@phial/ui/text-field/text-field';
import { send } from '../../../api-client/client.ts';
import { useMessages } from '../../../language/language.ts';
import { OwnerConfirmation, useOwnerConfirmation } from '../form/owner-confirmation.tsx';
import { useAccountForm } from '../form/use-account-form.ts';

const LONGEST_SUBJECT = 255;

/** Lets an account of this site sign in through the identity provider from now on, as the person with a subject there. */
export function LinkAccount({
  account,
  busy,
  onCancel,
  onChange,
  onLinked,
}: {
  account: Account;
  busy: boolean;
  onCancel: () => void;
  onChange: (deed: (version: number) => Promise<void>) => void;
  onLinked: () => void;
}) {
  const { accounts, identityProvider } = useMessages();
  const words = identityProvider.link;
  const confirmation = useOwnerConfirmation();
  const confirms = account.role === 'administrator';
  const form = useAccountForm(
    { subject: '', ownPassword: '' },
    ({ subject, ownPassword }) => ({
      subject: (subject.trim() === '' || subject.trim().length > LONGEST_SUBJECT) && words.subjectMissing,
      ownPassword: confirms && confirmation.problem(ownPassword),
    }),
    ({ subject, ownPassword }) =>
      onChange(async (version) => {
        const proof = confirms ? confirmation.proof(ownPassword) : {};
        const body = { version, subject: subject.trim(), ...proof };
        await send(linkAccount, { params: { id: account.accountId }, body, ownMessage: true });
        notify({ tone: 'success', text: words.done(account.displayName) });
        onLinked();
      }),
  );
  return (
    <form data-labels="above" onSubmit={form.onSubmit} noValidate>
      <Notice tone="warning" live="status">
        <p>{words.tip}</p>
        <ErrorSummary title={accounts.problems.title} errors={form.problems} attempt={form.attempt} />
        <TextField
          {...form.field('subject')}
          label={words.subject}
          hint={words.subjectHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        {confirms && <OwnerConfirmation {...form.field('ownPassword')} />}
        <ButtonRow gap="small">
          <Button onClick={onCancel}>{accounts.edit.cancel}</Button>
          <Button type="submit" variant="danger" busy={busy}>
            {words.submit}
          </Button>
        </ButtonRow>
      </Notice>
    </form>
  );
}
