import type { BookingService } from '@phial/contract/booking/service';
import type { PackageCatalogue } from '@phial/contract/content/package-catalogue';

/** Pages of which the menu and links from elsewhere open nothing else. */
const FIXED = [
  '/',
  '/grassrootReserve?index=8',
  '/grassrootReserve?index=8&tab=home',
  '/grassrootReserve',
  '/grassrootReserve?tab=begin',
  '/testItem?index=4-1',
  '/testItem',
  '/packageItem?index=4-1',
  '/packageItem',
  '/packageItemDetail?index=4-2',
];

/**
 * The addresses whose first screens are drawn, as they stand behind `#`. One that is written in another way is drawn in
 * the browser alone: what a page shows may depend on all of it.
 */
export function firstScreenAddresses(
  services: readonly Pick<BookingService, 'code' | 'bookable'>[],
  { pages }: PackageCatalogue,
): string[] {
  const bookable = services.filter((service) => service.bookable);
  return [
    ...FIXED,
    ...bookable.map(({ code }) => `/grassrootReserve?index=8&tab=begin&type=${encodeURIComponent(code)}`),
    ...pages.map(
      ({ component }) => `/packageItemDetail?index=4-1&component=${encodeURIComponent(component)}`,
    ),
  ];
}
