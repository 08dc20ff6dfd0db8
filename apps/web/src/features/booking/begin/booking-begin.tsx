import type { ServiceType } from '@phial/domain/booking/service-type';
import { Button } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { Illustration } from '@phial/ui/illustration/illustration';
import { Notice } from '@phial/ui/notice/notice';
import { Heading } from '@phial/ui/phrases/phrases';
import { useMessages } from '../../../language/language.ts';
import { useNotices } from '../../../published/texts.ts';
import { Screen } from '../landing/screen.tsx';
import styles from './booking-begin.module.css';

interface BookingBeginProps {
  /** The type that is preset. */
  type: ServiceType;
  onChoose: (type: ServiceType) => void;
  onBack: () => void;
  /** Number of the order whose request note has filled in the person. */
  noteNumber?: string | undefined;
}

/** ECG or other services; choosing opens the wizard at once. */
export function BookingBegin({ type, onChoose, onBack, noteNumber }: BookingBeginProps) {
  const { bookingDesk: words, bookingWizard } = useMessages();
  const { 'choose-service': guidance } = useNotices();
  const choices = [
    { value: 'ECG', label: words.service.ECG, detail: words.service.ecgDetail, drawing: 'ecg' },
    {
      value: 'other',
      label: words.service.other,
      detail: words.service.otherDetail,
      drawing: 'blood',
    },
  ] as const;

  return (
    <Screen>
      <Heading level={1}>{guidance?.title || bookingWizard.beginTitle}</Heading>
      {guidance && <p className="lead">{guidance.text}</p>}
      {noteNumber !== undefined && (
        <Notice tone="success" title={bookingWizard.noteFilled(noteNumber)} live="status" />
      )}
      <ul className={styles.choices}>
        {choices.map(({ value, label, detail, drawing }) => (
          <li key={value}>
            <button
              type="button"
              className={styles.choice}
              aria-current={value === type}
              onClick={() => onChoose(value)}
            >
              <Illustration name={drawing} eager className={styles.drawing} />
              <span className={styles.words}>
                <span className={styles.label}>{label}</span>
                <span className="quiet">{detail}</span>
              </span>
              {value === type && (
                <span className={styles.preset}>
                  <Icon name="check" size={16} />
                  {words.begin.preset}
                </span>
              )}
              <Icon name="chevron-right" />
            </button>
          </li>
        ))}
      </ul>
      <div>
        <Button icon={<Icon name="arrow-left" />} onClick={onBack}>
          {words.begin.back}
        </Button>
      </div>
    </Screen>
  );
}
