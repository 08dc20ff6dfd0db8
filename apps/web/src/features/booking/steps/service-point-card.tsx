import { mapsSearchUrl } from '@phial/content/site';
import type { ServicePoint } from '@phial/contract/service-point';
import { type Language, localised } from '@phial/domain/language';
import { Icon, type IconName } from '@phial/ui/icon/icon';
import { Phrases } from '@phial/ui/phrases/phrases';
import { Tag } from '@phial/ui/tag/tag';
import { VisuallyHidden } from '@phial/ui/visually-hidden/visually-hidden';
import { type ReactNode, useId } from 'react';
import { useLanguage, useMessages } from '../../../language/language.ts';
import styles from './service-point-card.module.css';
import { SoonestTime } from './soonest-time.tsx';

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
export function ServicePointCard({ point, chosen, soonest, detailed, onChoose }: ServicePointCardProps) {
  const words = useMessages().bookingWizard;
  const language = useLanguage();
  const id = useId();
  const name = localised(point, 'servPt', language);
  const described = detailed ? `${id}-short ${id}-facts` : `${id}-short`;
  return (
    <div className={styles.card} data-chosen={chosen || undefined} data-detailed={detailed || undefined}>
      <label className={styles.choice}>
        <span className={styles.head}>
          <input
            type="radio"
            className={styles.radio}
            name="servPtId"
            value={point.servPtId}
            checked={chosen}
            onChange={onChoose}
            aria-labelledby={`${id}-name`}
            aria-describedby={described}
          />
          <span className={styles.title}>
            <span className={styles.name} id={`${id}-name`}>
              <Phrases text={name} />
            </span>
            <span className={styles.short} id={`${id}-short`}>
              <span>{localised(point, 'district', language)}</span>
              <SoonestTime soonest={soonest} />
            </span>
          </span>
        </span>
        <span className={styles.facts} id={`${id}-facts`} hidden={!detailed}>
          <Fact icon="map-pin">{localised(point, 'address', language)}</Fact>
          <Fact icon="clock" name={words.hours}>
            {localised(point, 'bizTime', language)
              .split('\n')
              .map((line) => (
                <span className={styles.line} key={line}>
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
        className={styles.map}
        href={mapsSearchUrl(point.addressCht || point.address)}
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
    <span className={styles.fact}>
      <Icon name={icon} size={20} />
      <span>
        {name && <VisuallyHidden>{name}</VisuallyHidden>}
        {children}
      </span>
    </span>
  );
}

function Abilities({ point, language }: { point: ServicePoint; language: Language }) {
  const words = useMessages().bookingWizard;
  return (
    <span className={styles.abilities}>
      <VisuallyHidden>{words.services}</VisuallyHidden>
      {point.testServPtAblVos.map((ability) => (
        <Tag key={ability.ablNameEng} tone="sky" icon={<Icon name={iconOf(ability)} size={18} />}>
          {localised(ability, 'ablName', language)}
        </Tag>
      ))}
    </span>
  );
}

function iconOf({ type, ablNameEng }: ServicePoint['testServPtAblVos'][number]): IconName {
  if (type === 'ECG') return 'ecg';
  return /specimen/i.test(ablNameEng) ? 'specimen' : 'blood-tube';
}
