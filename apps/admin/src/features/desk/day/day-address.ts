import { parseServiceCode, type ServiceType } from '@phial/domain/booking/service-type';
import { type DayKey, isDay } from '@phial/domain/hong-kong-time';
import { useAddress } from '../../../shell/use-address.ts';

/** What of the desk's page stands in its address: nothing of any patient. */
export interface DayAddress {
  /** Service point; the desk's last one where there is none. */
  readonly point: string | undefined;
  /** Today in Hong Kong where there is none. */
  readonly day: DayKey | undefined;
  /** All services where there is none. */
  readonly type: ServiceType | undefined;
}

/** What makes no sense counts as absent. */
export function readDayAddress(params: URLSearchParams): DayAddress {
  const day = params.get('day');
  return {
    point: params.get('point') || undefined,
    day: day !== null && isDay(day) ? day : undefined,
    type: parseServiceCode(params.get('type') ?? undefined),
  };
}

/** Point, day and service in the address, so that a reload and a bookmark find them again. */
export function useDayAddress() {
  const [params, change] = useAddress();
  const address = readDayAddress(params);
  const go = (changes: Partial<DayAddress>) => {
    if (changes.point !== undefined) keepLastPoint(changes.point);
    change(Object.fromEntries(Object.entries(changes).map(([key, value]) => [key, value ?? ''])));
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
