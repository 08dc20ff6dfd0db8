import { useSearchParams } from 'react-router';
import { type DayAddress, readDayAddress, writeDayAddress } from '../../features/desk/day/day-address.ts';
import { keepLastPoint, lastPoint } from './last-point.ts';

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
