import type { ErrorCode } from '@phial/contract/errors';
import type { FastifySchemaValidationError } from 'fastify';

/** What is wrong with a call that does not fit its schema. */
export interface ValidationRefusal {
  code: ErrorCode;
  /** Name of the field on the wire, where one field is to blame. */
  field?: string;
  /** Whether that field is absent (or null) rather than wrong. */
  missing?: boolean;
}

/**
 * The codes of fields that have words of their own on the screens, in the
 * order in which the form asks for them: [when missing, when wrong].
 */
const FIELD_CODES: Readonly<Record<string, readonly [ErrorCode, ErrorCode]>> = {
  name: ['name-required', 'body-invalid'],
  birthday: ['birthday-required', 'date-format'],
  sex: ['sex-required', 'body-invalid'],
  cardType: ['card-type-required', 'body-invalid'],
  docNo: ['card-number-required', 'card-number-invalid'],
  idCard: ['card-number-required', 'card-number-invalid'],
  travelCardNumber: ['travel-card-number-required', 'travel-card-number-invalid'],
  telNo: ['phone-invalid', 'phone-invalid'],
  telephone: ['phone-invalid', 'phone-invalid'],
  telephone2: ['phone-invalid', 'phone-invalid'],
  email: ['email-invalid', 'email-invalid'],
  uuid: ['captcha-required', 'captcha-wrong'],
  captcha: ['captcha-required', 'captcha-wrong'],
  servPtId: ['service-point-unknown', 'service-point-unknown'],
  servTime: ['slot-unknown', 'slot-unknown'],
  startDate: ['range-invalid', 'range-invalid'],
  endDate: ['range-invalid', 'range-invalid'],
  firstDay: ['range-invalid', 'range-invalid'],
};
const FIELD_ORDER = Object.keys(FIELD_CODES);
const NAMES: ReadonlySet<string> = new Set(['name', 'userName', 'enName']);

/**
 * The one thing to report to the caller: an unknown field before the fields of the
 * form in their order, those before the rest.
 * @param errors of the schema library, all of them
 * @param input the body, query or path that was checked
 */
export function refusalOfValidation(
  errors: readonly FastifySchemaValidationError[],
  input: unknown,
): ValidationRefusal {
  const unknown = errors.find(({ keyword }) => keyword === 'additionalProperties');
  if (unknown !== undefined) return { code: 'field-unknown' };

  const byField = new Map<string, FastifySchemaValidationError>();
  for (const error of errors) {
    const field = fieldOf(error);
    if (field !== undefined && !byField.has(field)) byField.set(field, error);
  }
  const field = FIELD_ORDER.find((known) => byField.has(known)) ?? byField.keys().next().value;
  if (field === undefined) return { code: 'body-invalid' };

  const missing = memberOf(input, field) == null;
  if (NAMES.has(field) && byField.get(field)?.keyword === 'maxLength')
    return { code: 'name-too-long', field, missing };
  const [whenMissing, whenWrong] = FIELD_CODES[field] ?? ['body-invalid', 'body-invalid'];
  return { code: missing ? whenMissing : whenWrong, field, missing };
}

function fieldOf({ instancePath, params }: FastifySchemaValidationError): string | undefined {
  if (instancePath !== '') return instancePath.split('/')[1];
  return typeof params.missingProperty === 'string' ? params.missingProperty : undefined;
}

function memberOf(input: unknown, field: string): unknown {
  return typeof input === 'object' && input !== null
    ? Object.entries(input).find(([key]) => key === field)?.[1]
    : undefined;
}
