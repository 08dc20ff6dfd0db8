import { bookableSampleServices } from '@phial/content/sample/services';
import type { BookingService } from '@phial/contract/booking/service';
import type { ServiceType } from '@phial/domain/booking/service-type';
import type { Language } from '@phial/domain/language';

/** A service of the sample. */
export function sampleService(type: ServiceType): BookingService {
  const service = bookableSampleServices.find(({ code }) => code === type);
  if (service === undefined) throw new Error(`no such service in the sample: ${type}`);
  return service;
}

export function serviceName(type: ServiceType, language: Language): string {
  return sampleService(type).name[language];
}
