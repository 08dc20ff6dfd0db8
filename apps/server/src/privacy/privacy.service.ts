import type {
  ErasedPerson,
  ErasePersonRequest,
  FoundPerson,
  PersonCopy,
  PersonRequest,
  RetentionPreview,
} from '@phial/contract/staff/privacy';
import type { DayKey } from '@phial/domain/hong-kong-time';
import {
  isNumberOf,
  maskPatientDocument,
  normalisePatientDocument,
  type PatientDocument,
  validatePatientDocument,
} from '@phial/domain/orders/patient-form';
import type { AppDependencies } from '../app-dependencies.ts';
import type { Actor } from '../audit/record-event.ts';
import { Refused } from '../errors.ts';
import { doJob } from '../jobs/jobs.ts';
import { agreeToHeldErasure, eraseUnlessHeld } from './held-erasure.ts';
import { copyPerson, erasePerson, findPerson } from './person.ts';
import { readPreview } from './preview.ts';

type PrivacyDependencies = Pick<AppDependencies, 'db' | 'clock' | 'keys'>;

/**
 * What there is of a person, without a value of the person.
 * @throws Refused `card-number-required`, `card-number-invalid`, and the same of a travelling document
 */
export async function searchPerson(
  deps: PrivacyDependencies,
  actor: Actor,
  request: PersonRequest,
): Promise<FoundPerson> {
  const document = checkedDocument(request);
  const { documentType, documentNumber } = document;
  const docNo = maskPatientDocument(documentType, documentNumber);
  return { documentType, docNo, ...(await findPerson(deps, actor, document)) };
}

/**
 * All that is kept of a person, in clear.
 * @throws Refused as {@link searchPerson}
 */
export async function handOutCopy(
  deps: PrivacyDependencies,
  actor: Actor,
  request: PersonRequest,
): Promise<PersonCopy> {
  return copyPerson(deps, actor, checkedDocument(request));
}

/**
 * Erases what was seen of a person before.
 * @throws Refused as {@link searchPerson}; `confirmation-differs`; `version-conflict` with what there is now
 */
export async function eraseOnRequest(
  deps: PrivacyDependencies,
  actor: Actor,
  { confirmation, version, ...request }: ErasePersonRequest,
): Promise<ErasedPerson> {
  const document = checkedDocument(request);
  if (!isNumberOf(document, confirmation)) {
    throw new Refused('confirmation-differs');
  }
  return erasePerson(deps, actor, document, version);
}

/**
 * Erases what the daily erasure holds back, as its next run would do.
 * @param before up to which day it was seen to wait
 * @returns what is due then
 * @throws Refused `version-conflict`
 */
export async function eraseHeld(
  deps: Omit<AppDependencies, 'limits'>,
  account: string,
  before: DayKey,
): Promise<RetentionPreview> {
  await agreeToHeldErasure(deps, account, before);
  // Where another process is at it, that one erases them.
  while ((await doJob(deps, { name: 'erase-personal-data', work: eraseUnlessHeld })) ?? 0);
  return readPreview(deps);
}

/** @returns with its number normalised */
function checkedDocument({ documentType, docNo }: PersonRequest): PatientDocument {
  const error = validatePatientDocument({ documentType, documentNumber: docNo });
  if (error !== undefined) throw new Refused(error);
  return { documentType, documentNumber: normalisePatientDocument(documentType, docNo) };
}
