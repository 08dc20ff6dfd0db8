import type { ServiceType } from '@phial/domain/booking/service-type';
import { Icon } from '@phial/ui/icon/icon';
import { useMessages } from '../../../language/language.ts';
import styles from './preparation.module.css';

/**
 * How to prepare: only what the laboratory states (docs/rules/catalogue.md#unknown-values), which is nothing for
 * an ECG.
 * @param service the booked type; both kinds of fact without it
 */
export function Preparation({ service }: { service?: ServiceType }) {
  const words = useMessages().bookingDesk.prepare;

  return (
    <div className={styles.preparation}>
      {service !== 'ECG' && (
        <dl className={styles.facts}>
          <div>
            <dt>
              <Icon name="blood-tube" />
              {words.fastingTitle}
            </dt>
            <dd>{words.fasting}</dd>
          </div>
          <div>
            <dt>
              <Icon name="specimen" />
              {words.urineTitle}
            </dt>
            <dd>{words.urine}</dd>
          </div>
        </dl>
      )}
      <p className="quiet">{words.note}</p>
    </div>
  );
}
