import type { Account } from '@phial/contract/staff/account';
import type { Role } from '@phial/domain/account';
import { validateName } from '@phial/domain/identity/person-name';
import { parseLanguage } from '@phial/domain/language';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { useMessages } from '../../../language/language.ts';
import { LanguageField, NameField, RoleField } from '../form/fields.tsx';
import { OwnerConfirmation, useOwnerConfirmation } from '../form/owner-confirmation.tsx';
import { changedPractice, PracticeFields, usePracticeProblems } from '../form/practice-fields.tsx';
import {
  hasServicePoints,
  ServicePointsField,
  servicePointsOf,
  servicePointsText,
} from '../form/service-points-field.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import styles from './account-dialog.module.css';
import type { Wish } from './use-account-change.ts';

/** Name, role and service points of an account, and the practice of a doctor; of one's own, the name alone. */
export function AccountDetails({
  account,
  own,
  busy,
  onSave,
}: {
  account: Account;
  own: boolean;
  busy: boolean;
  onSave: (wish: Wish, done: () => string) => void;
}) {
  const { edit: words, fields, problems } = useMessages().accounts;
  const confirmation = useOwnerConfirmation();
  const needsPassword = (role: string) =>
    role === 'administrator' && account.role !== 'administrator' && account.state === 'ACTIVE';
  const practiceProblems = usePracticeProblems();
  const points = servicePointsText(account.servicePoints);
  const form = useAccountForm(
    {
      displayName: account.displayName,
      role: account.role,
      servicePoints: points,
      language: account.language,
      practice: account.practice,
      telephone: account.telephone,
      registrationNumber: account.registrationNumber,
      ownPassword: '',
    },
    ({ displayName, role, servicePoints, ownPassword, ...typed }) => ({
      displayName: validateName(displayName) && problems.name,
      ...(role === 'doctor' && practiceProblems(typed, account)),
      servicePoints: role === 'counter' && !hasServicePoints(servicePoints) && problems.servicePoints,
      ownPassword: needsPassword(role) && confirmation.problem(ownPassword),
    }),
    ({ displayName, role, servicePoints, language, ownPassword, ...typed }) => {
      if (busy) return;
      const wish: Wish = {
        ...(displayName !== account.displayName && { displayName }),
        ...(role === 'doctor' && changedPractice(typed, account)),
        ...(role !== account.role && { role: role as Role }),
        ...(language !== account.language && { language: parseLanguage(language) }),
        ...(servicePoints !== points && { servicePoints: servicePointsOf(servicePoints) }),
        ...(needsPassword(role) && confirmation.proof(ownPassword)),
      };
      onSave(wish, () => words.saved);
    },
  );
  return (
    <form className={styles.form} data-labels="above" onSubmit={form.onSubmit} noValidate>
      <p className={styles.facts}>
        {fields.login}: {account.login}
      </p>
      <NameField {...form.field('displayName')} />
      {!own && account.state !== 'PENDING' && <RoleField {...form.field('role')} hint={words.roleHint} />}
      {form.typed.role === 'doctor' && <PracticeFields field={form.field} own={false} />}
      {form.typed.role === 'counter' && <ServicePointsField {...form.field('servicePoints')} />}
      <LanguageField {...form.field('language')} />
      {needsPassword(form.typed.role) && <OwnerConfirmation {...form.field('ownPassword')} />}
      <ButtonRow gap="small">
        <Button type="submit" busy={busy}>
          {words.save}
        </Button>
      </ButtonRow>
    </form>
  );
}
