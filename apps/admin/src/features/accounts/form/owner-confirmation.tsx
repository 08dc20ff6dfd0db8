import { useMessages } from '../../../language/language.ts';
import { useAccount } from '../../../session/session.ts';
import { ConfirmAtProvider } from '../provider/confirm-at-provider.tsx';
import { OwnPasswordField } from './fields.tsx';
import type { FieldProps } from './use-account-form.ts';

/** Shows that it is still the owner who sits there: by the own password, or at the identity provider. */
export function OwnerConfirmation({ hint, ...field }: FieldProps & { hint?: string }) {
  const { byPassword } = useOwnerConfirmation();
  return byPassword ? <OwnPasswordField {...field} hint={hint} /> : <ConfirmAtProvider id={field.id} />;
}

/** How a form deals with the confirmation. */
export function useOwnerConfirmation() {
  const { problems } = useMessages().accounts;
  const byPassword = useAccount().signInMethods.includes('password');
  return {
    byPassword,
    /** What is wrong with what was typed. */
    problem: (ownPassword: string) => byPassword && ownPassword === '' && problems.password,
    /** The part of the body; the server knows of a confirmation at the provider by itself. */
    proof: (ownPassword: string): { ownPassword?: string } => (byPassword ? { ownPassword } : {}),
  };
}
