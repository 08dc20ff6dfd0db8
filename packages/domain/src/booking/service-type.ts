/** Code of a service that can be booked: `ECG`, `other`, or one that the laboratory has added (docs/rules/booking.md#service-type). */
export type ServiceType = string;

/** What a code looks like. */
export const SERVICE_CODE_PATTERN = '^[A-Za-z][A-Za-z0-9-]{0,19}$';

const SERVICE_CODE = new RegExp(SERVICE_CODE_PATTERN);

export const MAX_SERVICE_CODE_LENGTH = 20;

/** The service that a call means which names none, where there is one of that code. */
export const DEFAULT_SERVICE_TYPE: ServiceType = 'ECG';

/** The service of doctors' orders, which are laboratory tests, where there is one of that code. */
export const SPECIMEN_SERVICE_TYPE: ServiceType = 'other';

/** Undefined for what can be no code. Whether there is such a service, and how it writes its case, is not looked at. */
export function parseServiceCode(text: string | undefined): ServiceType | undefined {
  return text !== undefined && SERVICE_CODE.test(text) ? text : undefined;
}

/** The one of some services that a text names, case ignored; undefined when absent or unknown. */
export function findServiceType(
  codes: Iterable<ServiceType>,
  text: string | undefined,
): ServiceType | undefined {
  const wanted = text?.toLowerCase();
  return [...codes].find((code) => code.toLowerCase() === wanted);
}

/** The one of some services, in their order, that is meant where none is named: the only one, else ECG, else the first. */
export function meantServiceType(codes: Iterable<ServiceType>): ServiceType | undefined {
  const [first, ...others] = codes;
  return others.includes(DEFAULT_SERVICE_TYPE) ? DEFAULT_SERVICE_TYPE : first;
}

/** Colours a service may have on planner and calendar; white text on each has a contrast of at least 4.5. */
export const SERVICE_COLOURS = [
  'petrol',
  'teal',
  'jade',
  'slate',
  'indigo',
  'plum',
  'rust',
  'amber',
] as const;

/** Drawings a service may have. */
export const SERVICE_ICONS = [
  'ecg',
  'blood-tube',
  'specimen',
  'drop',
  'heart',
  'stethoscope',
  'microscope',
  'phial',
  'shield',
  'person',
] as const;
export type ServiceIcon = (typeof SERVICE_ICONS)[number];
