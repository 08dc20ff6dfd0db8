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

/** The service point another part of the sample names. */
export function samplePoint(servPtId: string): SampleServicePoint {
  const point = servicePoints.find((one) => one.servPtId === servPtId);
  if (point === undefined) throw new Error(`The sample has no service point ${servPtId}`);
  return point;
}
