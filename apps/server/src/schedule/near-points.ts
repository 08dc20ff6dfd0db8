import type { StoredServicePoint } from '../service-points/schedule-state.ts';

export type PlacedPoint = Pick<StoredServicePoint, 'id' | 'city' | 'districtId'>;

/** How many other points are looked at for each. */
const NEIGHBOURS = 3;

/** A point and those nearest to it: same district, same city, in the order they are shown. */
export function nearPoints(id: string, points: readonly PlacedPoint[]): string[] {
  const home = points.find((point) => point.id === id);
  if (home === undefined) return [id];
  const inCity = points.filter((point) => point.id !== id && point.city === home.city);
  const inDistrict = inCity.filter(({ districtId }) => districtId === home.districtId);
  const further = inCity.filter(({ districtId }) => districtId !== home.districtId);
  return [id, ...[...inDistrict, ...further].slice(0, NEIGHBOURS).map((point) => point.id)];
}
