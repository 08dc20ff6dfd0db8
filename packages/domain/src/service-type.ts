/** What is booked: an ECG, or blood taking and specimen collection (specification, section 2; D-28). */
export type ServiceType = 'ECG' | 'other';

export const SERVICE_TYPES = ['ECG', 'other'] as const satisfies readonly ServiceType[];

export const DEFAULT_SERVICE_TYPE: ServiceType = 'ECG';

/** Case ignored (D-28); undefined when absent or unknown: the caller decides what a missing type means (D-108). */
export function parseServiceType(value: string | undefined): ServiceType | undefined {
  return SERVICE_TYPES.find((type) => type.toLowerCase() === value?.toLowerCase());
}
