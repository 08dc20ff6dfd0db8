import { laboratory } from '@phial/browser/published/published-document';
import type { SoonestTimes } from '@phial/contract/booking/availability';
import type { BookingService } from '@phial/contract/booking/service';
import type { ServicePoint, ServicePointsByCity } from '@phial/contract/booking/service-point';
import { formatShortDate } from '@phial/domain/hong-kong-time';
import { type Language, localised } from '@phial/domain/language';
import { Button } from '@phial/ui/button/button';
import { Disclosure } from '@phial/ui/disclosure/disclosure';
import { Icon, type IconName } from '@phial/ui/icon/icon';
import { Phrases } from '@phial/ui/phrases/phrases';
import { Select } from '@phial/ui/select-field/select-field';
import { Tag } from '@phial/ui/tag/tag';
import { VisuallyHidden } from '@phial/ui/visually-hidden/visually-hidden';
import { type ReactNode, useId, useState } from 'react';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { directionsOf, mapOf } from '../location.ts';
import { useServices } from '../services/services.ts';
import card from './service-point-card.module.css';
import { orderPoints, type PointOrder } from './service-points.ts';
import { MissingChoice } from './step-form.tsx';
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
  const words = useMessages('booking').bookingWizard;
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
      <MissingChoice id={ERROR_ID} words={error} />
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

interface ServicePointCardProps {
  point: ServicePoint;
  chosen: boolean;
  /** Start of the soonest free time; `null` where there is none, undefined where nobody knows. */
  soonest: string | null | undefined;
  /** Shows everything that is known of the point. */
  detailed: boolean;
  onChoose: () => void;
}

/**
 * A service point as one radio button: name, district and soonest free time,
 * and the rest once it is chosen or asked for. The whole card chooses it, but
 * for the map link, which lies above the card's label.
 */
function ServicePointCard({ point, chosen, soonest, detailed, onChoose }: ServicePointCardProps) {
  const words = useMessages('booking').bookingWizard;
  const language = useLanguage();
  const id = useId();
  const name = localised(point, 'servPt', language);
  const described = detailed ? `${id}-short ${id}-facts` : `${id}-short`;
  return (
    <div className={card.card} data-chosen={chosen || undefined} data-detailed={detailed || undefined}>
      <label className={card.choice}>
        <span className={card.head}>
          <input
            type="radio"
            className={card.radio}
            name="servPtId"
            value={point.servPtId}
            checked={chosen}
            onChange={onChoose}
            aria-labelledby={`${id}-name`}
            aria-describedby={described}
          />
          <span className={card.title}>
            <span className="strong" id={`${id}-name`}>
              <Phrases text={name} />
            </span>
            <span className={card.short} id={`${id}-short`}>
              <span>{localised(point, 'district', language)}</span>
              <SoonestTime soonest={soonest} />
            </span>
          </span>
        </span>
        <span className={card.facts} id={`${id}-facts`} hidden={!detailed}>
          <Fact icon="map-pin">
            {localised(point, 'address', language)}
            {directionsOf(point, language).map((line) => (
              <span className={card.line} key={line}>
                {line}
              </span>
            ))}
          </Fact>
          <Fact icon="clock" name={words.hours}>
            {localised(point, 'bizTime', language)
              .split('\n')
              .map((line) => (
                <span className={card.line} key={line}>
                  {line}
                </span>
              ))}
          </Fact>
          <Fact icon="phone" name={words.phone}>
            {point.tel}
          </Fact>
          <Fact icon="building" name={words.company}>
            {localised(point, 'comName', language)} <Tag>{point.belongTo}</Tag>
          </Fact>
          <Abilities point={point} language={language} />
        </span>
      </label>
      <a
        className={card.map}
        href={mapOf(laboratory(), point)}
        target="_blank"
        rel="noopener noreferrer"
        hidden={!detailed}
      >
        <Icon name="external" size={18} />
        {words.map} <VisuallyHidden>{words.mapOf(name)}</VisuallyHidden>
      </a>
    </div>
  );
}

function Fact({ icon, name, children }: { icon: IconName; name?: string; children: ReactNode }) {
  return (
    <span className={card.fact}>
      <Icon name={icon} size={20} />
      <span>
        {name && <VisuallyHidden>{name}</VisuallyHidden>}
        {children}
      </span>
    </span>
  );
}

function Abilities({ point, language }: { point: ServicePoint; language: Language }) {
  const words = useMessages('booking').bookingWizard;
  const { services } = useServices();
  return (
    <span className={card.abilities}>
      <VisuallyHidden>{words.services}</VisuallyHidden>
      {point.testServPtAblVos.map((ability) => (
        <Tag key={ability.ablNameEng} tone="sky" icon={<Icon name={iconOf(ability, services)} size={18} />}>
          {localised(ability, 'ablName', language)}
        </Tag>
      ))}
    </span>
  );
}

/** One service may have several things to its name: that of specimens is drawn as one. */
function iconOf(
  { type, ablNameEng }: ServicePoint['testServPtAblVos'][number],
  services: readonly BookingService[] = [],
): IconName {
  const icon = services.find(({ code }) => code === type)?.icon ?? 'note';
  return icon === 'blood-tube' && /specimen/i.test(ablNameEng) ? 'specimen' : icon;
}

/** When a point is free first; nothing where nobody knows. @param props.soonest `null`: never in the coming months */
function SoonestTime({ soonest }: { soonest: string | null | undefined }) {
  const words = useMessages('booking').bookingWizard;
  const language = useLanguage();
  if (soonest === undefined) return null;
  if (soonest === null) return <span className={card.never}>{words.soonestNone}</span>;
  const moment = `${formatShortDate(soonest.slice(0, 10), language)} ${soonest.slice(11, 16)}`;
  return <span className={card.soonest}>{words.soonestAt(moment)}</span>;
}
