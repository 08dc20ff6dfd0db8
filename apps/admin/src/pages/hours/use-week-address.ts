import type { SchedulePoint } from '@phial/contract/schedule';
import { useSearchParams } from 'react-router';

/** Which week is looked at, kept in the address: `point=central&type=ECG`; what is unknown is the first there is. */
export function useWeekAddress(points: readonly SchedulePoint[]) {
  const [params, setParams] = useSearchParams();
  const set = (key: string, value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.set(key, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  const point = points.find(({ servPtId }) => servPtId === params.get('point')) ?? points[0];
  const type = point?.types.find((one) => one === params.get('type')) ?? point?.types[0];
  return {
    point,
    type,
    setPoint: (servPtId: string) => set('point', servPtId),
    setType: (next: string) => set('type', next),
  };
}
