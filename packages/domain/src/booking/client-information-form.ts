import type { DayKey } from '../hong-kong-time.ts';
import { type BirthdayError, validateBirthday } from '../identity/birthday.ts';
import { isEmail, normaliseEmail } from '../identity/email.ts';
import {
  type DocumentNumberError,
  formatDocumentNumber,
  splitPastedDocumentNumber,
  validateDocumentNumber,
} from '../identity/hkid.ts';
import { type NameError, normaliseName, validateName } from '../identity/person-name.ts';
import { isPhone, normalisePhone } from '../identity/phone.ts';
import {
  normaliseTravelDocument,
  type TravelDocumentError,
  validateTravelDocument,
} from '../identity/travel-document.ts';

/** The entry of dictionary `card_type` that stands for the Hong Kong identity card; every other one travels. */
export const IDENTITY_CARD = 'HKID';

/**
 * The client information form of on-site registration (docs/rules/on-site.md#client-information-form) as
 * typed: names as in `subscribeParams`.
 */
export interface ClientInformationForm {
  /** The Chinese name. */
  userName: string;
  enName: string;
  /** `YYYY-MM-DD`. */
  birthday: string;
  /** Entry of dictionary `sex`. */
  sex: string;
  /** Entry of dictionary `card_type`. */
  cardType: string;
  /** The number of the identity card in its two boxes. */
  idCard: string;
  idCardCheck: string;
  /** Entry of dictionary `travel_card_type`. */
  travelCardType: string;
  travelCardNumber: string;
  telephone: string;
  /** The telephone once more. */
  telephone2: string;
  email: string;
}

/** A client as the code carries one: normalised, the empty string where something is absent. */
export type ClientInformation = Omit<ClientInformationForm, 'idCardCheck' | 'telephone2'>;

/** Where a mistake belongs; `names` is the pair of them. In the order of the form. */
export const CLIENT_INFORMATION_FIELDS = [
  'names',
  'userName',
  'enName',
  'birthday',
  'sex',
  'cardType',
  'idCard',
  'travelCardType',
  'travelCardNumber',
  'telephone',
  'telephone2',
  'email',
] as const;

export type ClientInformationField = (typeof CLIENT_INFORMATION_FIELDS)[number];

/** Each is an error code of the contract. */
export type ClientInformationError =
  | NameError
  | 'name-chinese'
  | BirthdayError
  | 'sex-required'
  | 'card-type-required'
  | DocumentNumberError
  | 'travel-card-type-required'
  | TravelDocumentError
  | 'phone-invalid'
  | 'phones-not-same'
  | 'email-invalid'
  | 'phone-or-email';

export type ClientInformationErrors = Partial<Record<ClientInformationField, ClientInformationError>>;

/**
 * Everything that is wrong with the form; an empty object when it is right. One
 * of the names is needed, and one of telephone and e-mail, as in a booking; the
 * document follows from its type.
 * @param today in Hong Kong
 */
export function validateClientInformation(
  form: ClientInformationForm,
  today: DayKey,
): ClientInformationErrors {
  const found: Partial<Record<ClientInformationField, ClientInformationError | undefined>> = {
    ...nameErrors(form),
    birthday: validateBirthday(form.birthday, today),
    sex: form.sex === '' ? 'sex-required' : undefined,
    ...documentErrors(form),
    ...contactErrors(form),
  };
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== undefined));
}

function nameErrors({ userName, enName }: ClientInformationForm) {
  const chinese = validateName(userName);
  const english = validateName(enName);
  return {
    names:
      chinese === 'name-required' && english === 'name-required' ? ('name-required' as const) : undefined,
    userName: chinese === undefined && !hasHan(userName) ? ('name-chinese' as const) : tooLong(chinese),
    enName: tooLong(english),
  };
}

/** A name with Latin letters alone was meant for the other box. */
function hasHan(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}

function tooLong(error: NameError | undefined): NameError | undefined {
  return error === 'name-too-long' ? error : undefined;
}

function documentErrors(form: ClientInformationForm) {
  if (form.cardType === '') return { cardType: 'card-type-required' as const };
  if (form.cardType === IDENTITY_CARD)
    return { idCard: validateDocumentNumber({ number: form.idCard, check: form.idCardCheck }) };
  return {
    travelCardType: form.travelCardType === '' ? ('travel-card-type-required' as const) : undefined,
    travelCardNumber: validateTravelDocument(form.travelCardNumber),
  };
}

function contactErrors(form: ClientInformationForm) {
  const telephone = normalisePhone(form.telephone);
  const telephone2 = normalisePhone(form.telephone2);
  const email = normaliseEmail(form.email);
  const none = telephone + email === '' ? ('phone-or-email' as const) : undefined;
  return {
    telephone: phoneError(telephone) ?? none,
    telephone2:
      phoneError(telephone2) ?? (telephone === telephone2 ? undefined : ('phones-not-same' as const)),
    email: email !== '' && !isEmail(email) ? ('email-invalid' as const) : none,
  };
}

function phoneError(phone: string): 'phone-invalid' | undefined {
  return phone !== '' && !isPhone(phone) ? 'phone-invalid' : undefined;
}

/**
 * Precondition: {@link validateClientInformation} found nothing. What was typed
 * for a document of the other kind is left out.
 */
export function toClientInformation(form: ClientInformationForm): ClientInformation {
  const byIdentityCard = form.cardType === IDENTITY_CARD;
  return {
    userName: normaliseName(form.userName),
    enName: normaliseName(form.enName),
    birthday: form.birthday,
    sex: form.sex,
    cardType: form.cardType,
    idCard: byIdentityCard ? formatDocumentNumber({ number: form.idCard, check: form.idCardCheck }) : '',
    travelCardType: byIdentityCard ? '' : form.travelCardType,
    travelCardNumber: byIdentityCard ? '' : normaliseTravelDocument(form.travelCardNumber),
    telephone: normalisePhone(form.telephone),
    email: normaliseEmail(form.email),
  };
}

/** The form as a call brings it: the identity card number in one piece, `A123456(3)`; what is absent is empty. */
export type RawClientInformation = {
  readonly [Field in Exclude<keyof ClientInformationForm, 'idCardCheck'>]?: string | undefined;
};

/**
 * The server's side of the same rules (docs/rules/booking.md#checked-twice).
 * @param today in Hong Kong
 * @returns the client, normalised, or the first error in the order of the form
 */
export function checkClientInformation(
  raw: RawClientInformation,
  today: DayKey,
): { client: ClientInformation } | { error: ClientInformationError } {
  const { number, check = '' } = splitPastedDocumentNumber(raw.idCard ?? '');
  const form = { ...EMPTY_CLIENT_INFORMATION, ...withoutAbsent(raw), idCard: number, idCardCheck: check };
  const errors = validateClientInformation(form, today);
  const first = CLIENT_INFORMATION_FIELDS.map((field) => errors[field]).find((error) => error !== undefined);
  return first === undefined ? { client: toClientInformation(form) } : { error: first };
}

const EMPTY_CLIENT_INFORMATION: Readonly<ClientInformationForm> = {
  userName: '',
  enName: '',
  birthday: '',
  sex: '',
  cardType: '',
  idCard: '',
  idCardCheck: '',
  travelCardType: '',
  travelCardNumber: '',
  telephone: '',
  telephone2: '',
  email: '',
};

function withoutAbsent(raw: RawClientInformation): Partial<ClientInformationForm> {
  return Object.fromEntries(Object.entries(raw).filter(([, text]) => text !== undefined));
}
