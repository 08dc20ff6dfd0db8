import { formatLongDate } from '@phial/domain/hong-kong-time';
import { localised } from '@phial/domain/language';
import { Icon } from '@phial/ui/icon/icon';
import type { ReactNode } from 'react';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { useServiceName } from '../services/services.ts';
import styles from './booking-beside.module.css';
import { findPoint } from './service-points.ts';
import type { StepProps } from './step-form.tsx';

interface BookingBesideProps extends Pick<StepProps, 'address' | 'servicePoints'> {
  /** The clock, which stands above. */
  children: ReactNode;
}

/**
 * What is being booked and how long it is held, beside the steps that ask for
 * something else. Where there is no room beside them only the clock shows.
 */
export function BookingBeside({ address, servicePoints, children }: BookingBesideProps) {
  const { bookingWizard: words } = useMessages('booking');
  const { bookingParty: party } = useMessages('furtherBooking');
  const language = useLanguage();
  const point = findPoint(servicePoints.points, address.point);
  const time = address.time ?? '';
  const serviceName = useServiceName(address.type);
  return (
    <div className={styles.beside}>
      {children}
      {point && time !== '' && (
        <div className={styles.booking}>
          <p className="strong">{words.successTitle}</p>
          <p className={styles.line}>
            <Icon name="calendar" />
            <span>
              <strong className={styles.time}>{time.slice(11, 16)}</strong>
              {formatLongDate(time.slice(0, 10), language)}
            </span>
          </p>
          <p className={styles.line}>
            <Icon name="map-pin" />
            <span>
              <strong>{localised(point, 'servPt', language)}</strong>
              <span className={styles.address}>{localised(point, 'address', language)}</span>
            </span>
          </p>
          {address.people !== undefined && (
            <p className={styles.line}>
              <Icon name="people" />
              <span>{party.people(address.people)}</span>
            </p>
          )}
          <p className={styles.service}>{serviceName}</p>
        </div>
      )}
    </div>
  );
}
