import { readSchedule } from '@phial/contract/calls/schedule';
import type { SchedulePoint } from '@phial/contract/schedule/schedule';
import { Loading } from '@phial/ui/loading/loading';
import { Select } from '@phial/ui/select-field/select-field';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { callQuery } from '../../api-client/client.ts';
import { type WeekDrafts, WeekEditor, weekKey } from '../../features/schedule/hours/week-editor.tsx';
import { useLanguage, useMessages } from '../../language/language.ts';
import { useServices } from '../../services/use-services.ts';
import { Page } from '../../shell/page.tsx';
import { TryAgain } from '../../shell/try-again.tsx';
import { useAddress } from '../../shell/use-address.ts';
import styles from './hours.module.css';

/** Weekly opening hours of a service point and type, for managers. */
export function Hours() {
  const { hours: words, loading, failed } = useMessages().schedule;
  const { nameOf: nameOfService } = useServices();
  const language = useLanguage();
  const id = useId();
  const [drafts] = useState<WeekDrafts>(() => new Map());
  const schedule = useQuery({
    ...callQuery(readSchedule),
    // What is being edited must not change under the hands.
    refetchOnWindowFocus: false,
  });
  const { point, type, setPoint, setType } = useWeekAddress(schedule.data?.points ?? []);
  const week = schedule.data?.weeks.find((one) => one.servPtId === point?.servPtId && one.type === type);
  const nameOf = ({ names, district }: SchedulePoint) => `${names[language]} (${district[language]})`;
  return (
    <Page title={words.title} lead={words.lead}>
      {schedule.isPending && <Loading active label={loading} />}
      {schedule.isError && <TryAgain title={failed} onTryAgain={() => void schedule.refetch()} />}
      {schedule.data !== undefined && point !== undefined && (
        <>
          <div className={styles.choice}>
            <div className={styles.field}>
              <label htmlFor={`${id}-point`}>{words.point}</label>
              <Select
                id={`${id}-point`}
                value={point.servPtId}
                onChange={setPoint}
                options={schedule.data.points.map((one) => ({ value: one.servPtId, label: nameOf(one) }))}
              />
            </div>
            <div className={styles.field}>
              <label htmlFor={`${id}-type`}>{words.type}</label>
              <Select
                id={`${id}-type`}
                value={type ?? ''}
                onChange={setType}
                options={point.types.map((one) => ({ value: one, label: nameOfService(one) }))}
              />
            </div>
          </div>
          {week !== undefined && (
            <WeekEditor key={weekKey(week)} schedule={schedule.data} week={week} drafts={drafts} />
          )}
        </>
      )}
    </Page>
  );
}

/** Which week is looked at, kept in the address: `point=central&type=ECG`; what is unknown is the first there is. */
function useWeekAddress(points: readonly SchedulePoint[]) {
  const [params, change] = useAddress();
  const point = points.find(({ servPtId }) => servPtId === params.get('point')) ?? points[0];
  const type = point?.types.find((one) => one === params.get('type')) ?? point?.types[0];
  return {
    point,
    type,
    setPoint: (servPtId: string) => change({ point: servPtId }),
    setType: (next: string) => change({ type: next }),
  };
}
