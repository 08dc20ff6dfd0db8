import type { SoonestTimes } from '@phial/contract/availability';
import type { ServicePointsByCity } from '@phial/contract/service-point';
import { localised } from '@phial/domain/language';
import { Button } from '@phial/ui/button/button';
import { Disclosure } from '@phial/ui/disclosure/disclosure';
import { Icon } from '@phial/ui/icon/icon';
import { Select } from '@phial/ui/select-field/select-field';
import { useState } from 'react';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { orderPoints, type PointOrder } from './point-order.ts';
import { ServicePointCard } from './service-point-card.tsx';
import styles from './steps.module.css';

interface PointListProps {
  points: ServicePointsByCity;
  /** Undefined where the soonest times are not known. */
  soonest: SoonestTimes | undefined;
  filtering: boolean;
  chosen: string | undefined;
  onChoose: (servPtId: string) => void;
  /** What stands in the way of going on. */
  error: string | undefined;
}

const ERROR_ID = 'points-error';

/**
 * The service points, in the order and as short or as long as the visitor
 * wants them: the cities are parts that open and close, all open while a
 * filter is on.
 */
export function PointList({ points, soonest, filtering, chosen, onChoose, error }: PointListProps) {
  const words = useMessages().bookingWizard;
  const language = useLanguage();
  const [order, setOrder] = useState<PointOrder>('soonest');
  const [detailed, setDetailed] = useState(false);
  const [closed, setClosed] = useState<readonly string[]>([]);
  const toggle = (city: string, open: boolean) => {
    if (filtering) return;
    setClosed((before) => (open ? before.filter((each) => each !== city) : [...before, city]));
  };
  if (Object.keys(points).length === 0) return null;
  return (
    <>
      <div className={styles.listBar}>
        {soonest && (
          <>
            <label htmlFor="point-order">{words.orderLabel}</label>
            <Select
              id="point-order"
              value={order}
              onChange={(value) => setOrder(value === 'name' ? 'name' : 'soonest')}
              options={[
                { value: 'soonest', label: words.orderSoonest },
                { value: 'name', label: words.orderName },
              ]}
            />
          </>
        )}
        <Button
          size="small"
          variant="quiet"
          flush="end"
          aria-pressed={detailed}
          onClick={() => setDetailed(!detailed)}
        >
          {words.showDetails}
        </Button>
      </div>
      <p className={styles.listError} id={ERROR_ID}>
        {error && (
          <>
            <Icon name="error" size={18} />
            <span>{error}</span>
          </>
        )}
      </p>
      <div
        role="radiogroup"
        aria-label={words.pointsLegend}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error && ERROR_ID}
        className={styles.cities}
      >
        {Object.entries(orderPoints(points, order, soonest, language)).map(([city, list]) => (
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
                  soonest={soonest && (soonest[point.servPtId] ?? null)}
                  chosen={point.servPtId === chosen}
                  detailed={detailed || point.servPtId === chosen}
                  onChoose={() => onChoose(point.servPtId)}
                />
              ))}
            </div>
          </Disclosure>
        ))}
      </div>
    </>
  );
}
