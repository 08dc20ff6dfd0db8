import { restrictionsOn } from '@phial/content/preparation';
import { listBookingServices } from '@phial/contract/calls/services';
import type { ServiceType } from '@phial/domain/booking/service-type';
import type { DayKey } from '@phial/domain/hong-kong-time';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../api-client/client.ts';
import { useLanguage } from '../language/language.ts';

/** Every service there is, retired ones too, and their names; a code stands for a name that is not known. */
export function useServices() {
  const language = useLanguage();
  const { data: services = [] } = useQuery(callQuery(listBookingServices));
  const find = (type: ServiceType) => services.find(({ code }) => code === type);
  return {
    services,
    nameOf: (type: ServiceType) => find(type)?.name[language] ?? type,
    /** For lists and narrow columns. */
    shortNameOf: (type: ServiceType) => find(type)?.shortName[language] ?? type,
    colourOf: (type: ServiceType) => find(type)?.colour,
    /** Who cannot have the service on a day, in the words of the laboratory. */
    excludedOn: (type: ServiceType, day: DayKey): readonly string[] => {
      const service = find(type);
      return (service && restrictionsOn(service.preparation, day, language)?.who) ?? [];
    },
  };
}
