import type { SampleServicePoint } from './service-point.ts';
import { hongKongIsland } from './service-points/hong-kong-island.ts';
import { kowloon } from './service-points/kowloon.ts';
import { newTerritories } from './service-points/new-territories.ts';

/** The service points an empty database starts with, in the order they are shown. */
export const servicePoints: readonly SampleServicePoint[] = [
  ...hongKongIsland,
  ...kowloon,
  ...newTerritories,
];
