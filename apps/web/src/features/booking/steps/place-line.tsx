import { localised } from '@phial/domain/language';
import { Button } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { findPoint } from './service-points.ts';
import type { StepProps } from './step-props.ts';
import styles from './steps.module.css';

/** Which service point is being booked. */
export function PlaceLine({
  address,
  places,
  onChange,
}: Pick<StepProps, 'address' | 'places'> & { onChange: () => void }) {
  const words = useMessages().bookingWizard;
  const language = useLanguage();
  const point = findPoint(places.points, address.point);
  return (
    <div className={styles.placeLine}>
      <Icon name="map-pin" />
      <p>
        <span className={styles.placeLabel}>{words.bookingAt}</span>
        <strong>{point && localised(point, 'servPt', language)}</strong>
        <span>{point && localised(point, 'address', language)}</span>
      </p>
      <Button size="small" variant="quiet" flush="end" onClick={onChange}>
        {words.changePoint}
      </Button>
    </div>
  );
}
