import { describeError } from './describe-error.ts';

/**
 * Names under which personal data or a secret could reach a log by mistake.
 * Nothing is meant to log them; this is the net below.
 */
export const PERSONAL_FIELDS = [
  'name',
  'docNo',
  'telNo',
  'tel2',
  'email',
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
  'client',
  'maskedDocumentNumber',
  'reservationCode',
  'appointment',
  'appointments',
  'conclusion',
  'results',
  'captcha',
  'login',
  'displayName',
  'password',
  'oldPassword',
  'newPassword',
  'totp',
  'secret',
  'address',
  'device',
  'uuid',
  'englishName',
  'documentNumber',
  'patientName',
  'patient',
  'notes',
  'text',
  'number',
  'check',
  'person',
  'body',
  'query',
  'params',
  'url',
  'headers',
  'authorization',
  'cookie',
  'token',
  'ip',
  'remoteAddress',
  'values',
  'parameters',
  'detail',
];

export const BLANK = '[personal]';

const NAMES: ReadonlySet<string> = new Set(PERSONAL_FIELDS);
const LEVELS = 4;

/**
 * What is to be logged with its personal fields blanked, down to four levels, and its errors described.
 * Pino's own `redact` is quick with names of the first level only: with the
 * four it took a third of the time of a short request.
 */
export function blankPersonal(line: object): Record<string, unknown> {
  return blankFields(line, LEVELS);
}

function blankFields(value: object, levels: number): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [field, content] of Object.entries(value)) {
    // Assigned, it would set the prototype of the copy.
    if (field === '__proto__') continue;
    fields[field] = NAMES.has(field) ? BLANK : blank(content, levels - 1);
  }
  return fields;
}

function blank(value: unknown, levels: number): unknown {
  if (levels === 0 || typeof value !== 'object' || value === null) return value;
  if (value instanceof Error) return describeError(value);
  // Dates and the like know how they are written.
  if ('toJSON' in value) return value;
  return Array.isArray(value) ? value.map((item) => blank(item, levels - 1)) : blankFields(value, levels);
}
