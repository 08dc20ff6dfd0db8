import { bookableSampleServices } from '@phial/content/sample/services';
import type { BookingService } from '@phial/contract/booking/service';
import { listBookingServices } from '@phial/contract/calls/services';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { callQuery } from '../../../api-client/client.ts';

/** A screen that has read the services already: those of the sample unless others are given. */
export function KnownServices({
  services = bookableSampleServices,
  children,
}: {
  services?: readonly BookingService[];
  children: ReactNode;
}) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const { queryKey } = callQuery(listBookingServices, { timeLimit: 'short' });
  client.setQueryData(queryKey, [...services]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
