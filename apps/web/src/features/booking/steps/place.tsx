import { notify } from '@phial/browser/notices/notices';
import type { ServicePointsByCity } from '@phial/contract/service-point';
import { localised } from '@phial/domain/language';
import { SERVICE_TYPES } from '@phial/domain/service-type';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Disclosure } from '@phial/ui/disclosure/disclosure';
import { Icon } from '@phial/ui/icon/icon';
import { Loading } from '@phial/ui/loading/loading';
import { Notice } from '@phial/ui/notice/notice';
import { RadioCards } from '@phial/ui/radio-cards/radio-cards';
import { useState } from 'react';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { STEPS } from '../journey.ts';
import { PointFilter } from './point-filter.tsx';
import { ServicePointCard } from './service-point-card.tsx';
import { countPoints, filterPoints, findPoint, POINTS_WITHOUT_FILTER } from './service-points.ts';
import { StepForm } from './step-form.tsx';
import type { StepProps } from './step-props.ts';
import styles from './steps.module.css';

/** Step 1: what is booked, and where (CAL-001 to CAL-014). */
export function PlaceStep({ address, go, back, places }: StepProps) {
  const { bookingWizard: words, bookingDesk, errors } = useMessages();
  const language = useLanguage();
  const [filter, setFilter] = useState('');
  const { points = {}, loading, failed, reload } = places;
  const found = filterPoints(points, filter);
  const total = countPoints(points);

  const chosen = findPoint(points, address.point);

  const forward = () => {
    if (chosen) go({ ...address, step: 2 });
    else notify({ tone: 'warning', text: errors.form[STEPS[1].missing] });
  };

  return (
    <StepForm
      onForward={forward}
      onBack={back}
      sticky
      status={chosen && localised(chosen, 'servPt', language)}
    >
      <div className={styles.part}>
        <RadioCards
          legend={words.typeLegend}
          name="type"
          value={address.type}
          options={SERVICE_TYPES.map((type) => ({
            value: type,
            label: bookingDesk.service[type],
            detail: type === 'ECG' ? bookingDesk.service.ecgDetail : bookingDesk.service.otherDetail,
            icon: <Icon name={type === 'ECG' ? 'ecg' : 'blood-tube'} size={32} />,
          }))}
          onChange={(type) => go({ ...address, type, point: undefined, time: undefined }, { replace: true })}
        />
      </div>
      <fieldset className={styles.part} aria-busy={loading}>
        <legend className={styles.legend}>{words.pointsLegend}</legend>
        <Loading active={loading} label={words.loadingPoints} />
        {failed && (
          <Notice tone="error" title={words.pointsFailed}>
            <ButtonRow>
              <Button onClick={reload}>{words.tryAgain}</Button>
            </ButtonRow>
          </Notice>
        )}
        {!loading && !failed && total === 0 && <Notice tone="info">{words.pointsNone}</Notice>}
        {total > POINTS_WITHOUT_FILTER && (
          <PointFilter text={filter} onChange={setFilter} found={countPoints(found)} />
        )}
        <Cities
          points={found}
          filtering={filter !== ''}
          chosen={address.point}
          // Another point has other times: the slot chosen before is not kept (CAL-033).
          onChoose={(point) => go({ ...address, point, time: undefined }, { replace: true })}
        />
      </fieldset>
    </StepForm>
  );
}

interface CitiesProps {
  points: ServicePointsByCity;
  filtering: boolean;
  chosen: string | undefined;
  onChoose: (servPtId: string) => void;
}

/** The cities as parts that open and close; while a filter is on, all are open. */
function Cities({ points, filtering, chosen, onChoose }: CitiesProps) {
  const words = useMessages().bookingWizard;
  const language = useLanguage();
  const [closed, setClosed] = useState<readonly string[]>([]);
  const toggle = (city: string, open: boolean) => {
    if (filtering) return;
    setClosed((before) => (open ? before.filter((each) => each !== city) : [...before, city]));
  };
  return (
    <div className={styles.cities}>
      {Object.entries(points).map(([city, list]) => (
        <Disclosure
          key={city}
          headingLevel={2}
          title={list[0] ? localised(list[0], 'city', language) : city}
          aside={words.pointCount(list.length)}
          open={filtering || !closed.includes(city)}
          onToggle={(open) => toggle(city, open)}
        >
          <div className={styles.cards}>
            {list.map((point) => (
              <ServicePointCard
                key={point.servPtId}
                point={point}
                chosen={point.servPtId === chosen}
                onChoose={() => onChoose(point.servPtId)}
              />
            ))}
          </div>
        </Disclosure>
      ))}
    </div>
  );
}
