import type { BookingService } from '@phial/contract/booking/service';
import { listBookingServices } from '@phial/contract/calls/services';
import { findServiceType, meantServiceType, type ServiceType } from '@phial/domain/booking/service-type';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../api-client/client.ts';
import { useLanguage } from '../../../language/language.ts';

export const servicesQuery = () => callQuery(listBookingServices, { timeLimit: 'short' });

/** Every service there is, retired ones too; undefined until they are known. The page shows nothing of a failure by itself. */
export function useServices() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(servicesQuery());
  return {
    services: data,
    loading: isPending && isFetching,
    failed: isError && !isFetching,
    reload: () => void refetch(),
  };
}

/** Those that visitors choose from, in the order they are shown. */
export function bookableServices(services: readonly BookingService[] = []): readonly BookingService[] {
  return services.filter(({ bookable }) => bookable);
}

/** The service of a booking; undefined until it is known. */
export function useService(type: ServiceType): BookingService | undefined {
  return useServices().services?.find(({ code }) => code === type);
}

/** What the service of a booking is called in the language of the site; empty until it is known. */
export function useServiceName(type: ServiceType): string {
  const language = useLanguage();
  return useService(type)?.name[language] ?? '';
}

/** The service that an address means: the one it names where that can be booked, else the one that is preset. */
export function knownType(services: readonly BookingService[] | undefined, asked: ServiceType): ServiceType {
  const codes = bookableServices(services).map(({ code }) => code);
  return findServiceType(codes, asked) ?? meantServiceType(codes) ?? asked;
}
