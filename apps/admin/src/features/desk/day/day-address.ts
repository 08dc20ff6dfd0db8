import { type DayKey, isDay } from '@phial/domain/hong-kong-time';
import { parseServiceType, type ServiceType } from '@phial/domain/service-type';
import { useSearchParams } from 'react-router';

/** What of the desk's page stands in its address: nothing of any patient. */
export interface DayAddress {
  /** Service point; the desk's last one where there is none. */
  readonly point: string | undefined;
  /** Today in Hong Kong where there is none. */
  readonly day: DayKey | undefined;
  /** Both services where there is none. */
  readonly type: ServiceType | undefined;
}

/** What makes no sense counts as absent. */
export function readDayAddress(params: URLSearchParams): DayAddress {
  const day = params.get('day');
  return {
    point: params.get('point') || undefined,
    day: day !== null && isDay(day) ? day : undefined,
    type: parseServiceType(params.get('type') ?? undefined),
  };
}

export function writeDayAddress({ point, day, type }: DayAddress): URLSearchParams {
  const params = new URLSearchParams();
  if (point !== undefined) params.set('point', point);
  if (day !== undefined) params.set('day', day);
  if (type !== undefined) params.set('type', type);
  return params;
}

/** Point, day and service in the address, so that a reload and a bookmark find them again. */
export function useDayAddress() {
  const [params, setParams] = useSearchParams();
  const address = readDayAddress(params);
  const go = (changes: Partial<DayAddress>) => {
    if (changes.point !== undefined) keepLastPoint(changes.point);
    setParams(writeDayAddress({ ...address, ...changes }), { replace: true });
  };
  return { address: { ...address, point: address.point ?? lastPoint() }, go };
}

const KEY = 'desk-point';

/** The service point this computer was last used at; a counter opens its page at its own point every morning. */
function lastPoint(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    // A browser may refuse storage; the list then begins with its first point.
    return undefined;
  }
}

function keepLastPoint(point: string): void {
  try {
    localStorage.setItem(KEY, point);
  } catch {
    // See above.
  }
}
