import { Notice } from '@phial/ui/notice/notice';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../../language/language.ts';
import { useAccount } from '../../../session/session.ts';
import { ConfirmByPasskey } from '../passkeys/confirm-by-passkey.tsx';
import { useRecentConfirmation } from '../passkeys/recent-confirmation.ts';
import { ConfirmAtProvider } from '../provider/confirm-at-provider.tsx';
import { OwnPasswordField } from './fields.tsx';
import type { FieldProps } from './use-account-form.ts';

/** Shows that it is still the owner who sits there: by the own password or a passkey, or at the identity provider. */
export function OwnerConfirmation({ hint, ...field }: FieldProps & { hint?: string }) {
  const { confirmed } = useMessages().identityProvider.confirmation;
  const { hasPassword, byPassword } = useOwnerConfirmation();
  const outcome = useRef<HTMLDivElement>(null);
  const asked = useRef(byPassword);
  // The button that had the focus is gone.
  useEffect(() => {
    if (asked.current && !byPassword) outcome.current?.focus();
    asked.current = byPassword;
  }, [byPassword]);
  if (!hasPassword) return <ConfirmAtProvider id={field.id} />;
  if (!byPassword) {
    return (
      <div ref={outcome} tabIndex={-1}>
        <Notice tone="success" live="status">
          <p>{confirmed}</p>
        </Notice>
      </div>
    );
  }
  return (
    <>
      <OwnPasswordField {...field} hint={hint} />
      <ConfirmByPasskey />
    </>
  );
}

/** How a form deals with the confirmation. */
export function useOwnerConfirmation() {
  const { problems } = useMessages().accounts;
  const hasPassword = useAccount().signInMethods.includes('password');
  const isConfirmed = useRecentConfirmation();
  const byPassword = hasPassword && !isConfirmed;
  return {
    hasPassword,
    /** Whether the form has to ask for the password; not after a confirmation by passkey. */
    byPassword,
    /** What is wrong with what was typed. */
    problem: (ownPassword: string) => byPassword && ownPassword === '' && problems.password,
    /** The part of the body; the server knows of a confirmation by a passkey or at the provider by itself. */
    proof: (ownPassword: string): { ownPassword?: string } => (byPassword ? { ownPassword } : {}),
  };
}
