/** What is booked: an ECG, or blood taking and specimen collection (docs/rules/booking.md#service-type). */
export type ServiceType = 'ECG' | 'other';

export const SERVICE_TYPES = ['ECG', 'other'] as const satisfies readonly ServiceType[];

export const DEFAULT_SERVICE_TYPE: ServiceType = 'ECG';

/** Case ignored; undefined when absent or unknown: the caller decides what a missing type means. */
export function parseServiceType(value: string | undefined): ServiceType | undefined {
  return SERVICE_TYPES.find((type) => type.toLowerCase() === value?.toLowerCase());
}
