import type { ErasedPerson, ErasePersonRequest, FoundPerson, PersonCopy } from '@phial/contract/privacy';
import { formatDocumentNumber, parseDocumentNumber } from '@phial/domain/hkid';
import { maskDocumentNumber } from '@phial/domain/masked-document';
import type { AppDependencies } from '../app-dependencies.ts';
import type { Actor } from '../audit/event.sql.ts';
import { Refused } from '../errors.ts';
import { copyPerson, erasePerson, findPerson } from './person.ts';

type PrivacyDependencies = Pick<AppDependencies, 'db' | 'clock' | 'keys'>;

/**
 * What there is of a person, without a value of the person.
 * @throws Refused `card-number-required`, `card-number-invalid`
 */
export async function searchPerson(
  deps: PrivacyDependencies,
  actor: Actor,
  typed: string,
): Promise<FoundPerson> {
  const docNo = checkedNumber(typed);
  return { docNo: maskDocumentNumber(docNo), ...(await findPerson(deps, actor, docNo)) };
}

/**
 * All that is kept of a person, in clear.
 * @throws Refused as {@link searchPerson}
 */
export async function handOutCopy(
  deps: PrivacyDependencies,
  actor: Actor,
  typed: string,
): Promise<PersonCopy> {
  return copyPerson(deps, actor, checkedNumber(typed));
}

/**
 * Erases what was seen of a person before.
 * @throws Refused as {@link searchPerson}; `confirmation-differs`; `version-conflict` with what there is now
 */
export async function eraseOnRequest(
  deps: PrivacyDependencies,
  actor: Actor,
  { docNo: typed, confirmation, version }: ErasePersonRequest,
): Promise<ErasedPerson> {
  const docNo = checkedNumber(typed);
  const again = parseDocumentNumber(confirmation);
  if (again === undefined || formatDocumentNumber(again) !== docNo) {
    throw new Refused('confirmation-differs');
  }
  return erasePerson(deps, actor, docNo, version);
}

/** @returns as `A123456(3)` */
function checkedNumber(typed: string): string {
  const number = parseDocumentNumber(typed);
  if (number !== undefined) return formatDocumentNumber(number);
  throw new Refused(typed.trim() === '' ? 'card-number-required' : 'card-number-invalid');
}
