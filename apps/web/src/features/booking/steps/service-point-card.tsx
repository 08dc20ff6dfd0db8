import { mapsSearchUrl } from '@phial/content/site';
import type { ServicePoint } from '@phial/contract/service-point';
import { type Language, localised } from '@phial/domain/language';
import { Icon, type IconName } from '@phial/ui/icon/icon';
import { Tag } from '@phial/ui/tag/tag';
import { VisuallyHidden } from '@phial/ui/visually-hidden/visually-hidden';
import { type ReactNode, useId } from 'react';
import { useLanguage, useMessages } from '../../../language/language.ts';
import styles from './service-point-card.module.css';

interface ServicePointCardProps {
  point: ServicePoint;
  chosen: boolean;
  onChoose: () => void;
}

/**
 * A service point as one radio button (CAL-003 to CAL-010). The whole card
 * chooses it, but for the map link, which lies above the card's label.
 */
export function ServicePointCard({ point, chosen, onChoose }: ServicePointCardProps) {
  const words = useMessages().bookingWizard;
  const language = useLanguage();
  const id = useId();
  const name = localised(point, 'servPt', language);
  return (
    <div className={styles.card} data-chosen={chosen || undefined}>
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
            aria-describedby={`${id}-facts`}
          />
          <span className={styles.title}>
            <span className={styles.name} id={`${id}-name`}>
              {name}
            </span>
            <span className={styles.company}>{localised(point, 'comName', language)}</span>
          </span>
          <Tag>{point.belongTo}</Tag>
        </span>
        <span className={styles.facts} id={`${id}-facts`}>
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
          <Abilities point={point} language={language} />
        </span>
      </label>
      <a
        className={styles.map}
        href={mapsSearchUrl(point.addressCht || point.address)}
        target="_blank"
        rel="noopener noreferrer"
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
