import type { AccountChange } from '@phial/contract/staff/account';
import {
  type DoctorPractice,
  normalisePractice,
  PRACTICE_FIELDS,
  practiceErrors,
} from '@phial/domain/identity/doctor-practice';
import type { AuditEvent } from '../../audit/record-event.ts';
import { Refused } from '../../errors.ts';
import type { AccountRow } from '../account.sql.ts';

/** What the audit log calls the change of an account, in as many entries as there are actions. */
export function actionsOf(former: AccountRow, row: AccountRow): AuditEvent['action'][] {
  const actions: AuditEvent['action'][] = [];
  if (row.state !== former.state) {
    if (row.state === 'DISABLED') actions.push('account-disabled');
    else actions.push(former.state === 'PENDING' ? 'account-approved' : 'account-enabled');
  }
  if (row.role !== former.role) actions.push('account-role-changed');
  if (row.displayName !== former.displayName) actions.push('account-renamed');
  if (PRACTICE_FIELDS.some((field) => row[field] !== former[field])) actions.push('account-practice-changed');
  return actions;
}

/**
 * What an account says of the practice after a change; what the change does not name stays, also where it is unknown.
 * @throws Refused `doctor-details-invalid`
 */
export function changedPractice(former: AccountRow, change: AccountChange): DoctorPractice {
  const next = {
    practice: change.practice ?? former.practice,
    telephone: change.telephone ?? former.telephone,
    registrationNumber: change.registrationNumber ?? former.registrationNumber,
  };
  const wrong = practiceErrors(next);
  if (wrong.some((field) => next[field] !== former[field])) throw new Refused('doctor-details-invalid');
  return normalisePractice(next);
}
