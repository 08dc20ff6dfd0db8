import { DOCUMENT_TYPES } from '@phial/domain/booking/booking-form';
import { isReservationCode, normaliseReservationCode } from '@phial/domain/booking/reservation-code';
import { isEmail, normaliseEmail } from '@phial/domain/identity/email';
import { normaliseName, validateName } from '@phial/domain/identity/person-name';
import { isPhone, localPhone } from '@phial/domain/identity/phone';
import { LANGUAGES } from '@phial/domain/language';
import type { Cell } from '../../sheet/cells/cell.ts';
import { choiceCell, lineCell, optional } from '../../sheet/cells/cell.ts';

/** The name of a person. */
export const nameCell: Cell<string> = (text) => {
  const error = validateName(text);
  if (error === undefined) return { value: normaliseName(text) };
  if (error === 'name-required') return { problem: { code: 'cell-empty' } };
  return { problem: { code: 'cell-too-long', expected: ['100'] } };
};

/** A Hong Kong phone number of eight digits, with or without area code; '' without one. */
export const phoneCell: Cell<string> = optional((text) => {
  const phone = localPhone(text);
  return isPhone(phone) ? { value: phone } : { problem: { code: 'not-a-phone' } };
}, '');

/** '' without one. */
export const emailCell: Cell<string> = optional((text) => {
  const email = normaliseEmail(text);
  return isEmail(email) ? { value: email } : { problem: { code: 'not-an-email' } };
}, '');

/** A code of the form that this site gives; undefined where a new one is to be made. */
export const reservationCodeCell: Cell<string | undefined> = optional((text) => {
  const code = normaliseReservationCode(text);
  return isReservationCode(code) ? { value: code } : { problem: { code: 'not-a-reservation-code' } };
}, undefined);

/** An identity card unless the cell says otherwise. */
export const documentTypeCell = optional(choiceCell(DOCUMENT_TYPES), DOCUMENT_TYPES[0]);

/** Traditional Chinese unless the cell says otherwise. */
export const languageCell = optional(choiceCell(LANGUAGES), LANGUAGES[0]);

/** Its number, checked by {@link checkPerson} together with the type. */
export const documentNumberCell = lineCell(60);
