import { visitLength } from '@phial/content/preparation';
import type { ServiceIcon, ServiceType } from '@phial/domain/booking/service-type';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Icon } from '@phial/ui/icon/icon';
import { Illustration, type IllustrationName } from '@phial/ui/illustration/illustration';
import { Loading } from '@phial/ui/loading/loading';
import { Notice } from '@phial/ui/notice/notice';
import { Heading } from '@phial/ui/phrases/phrases';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { useNotices } from '../../../published/texts.ts';
import { Screen } from '../landing/screen.tsx';
import { bookableServices, useServices } from '../services/services.ts';
import styles from './booking-begin.module.css';

interface BookingBeginProps {
  /** The type that is preset. */
  type: ServiceType;
  onChoose: (type: ServiceType) => void;
  onBack: () => void;
  /** A visitor turns to a choice, and may make it. */
  onAttend?: (() => void) | undefined;
  /** Number of the order whose request note has filled in the person. */
  noteNumber?: string | undefined;
}

/** What can be booked; choosing opens the wizard at once. The way back comes with the choices, which would move it. */
export function BookingBegin({ type, onChoose, onBack, onAttend, noteNumber }: BookingBeginProps) {
  const { bookingDesk: words, bookingWizard } = useMessages('booking');
  const { 'choose-service': guidance } = useNotices();
  const language = useLanguage();
  const { services, loading, failed, reload } = useServices();
  const choices = bookableServices(services);

  return (
    <Screen>
      <Heading level={1}>{guidance?.title || bookingWizard.beginTitle}</Heading>
      {guidance && <p className="lead">{guidance.text}</p>}
      {noteNumber !== undefined && (
        <Notice tone="success" title={bookingWizard.noteFilled(noteNumber)} live="status" />
      )}
      {failed && (
        <Notice tone="error" title={words.begin.failed}>
          <ButtonRow>
            <Button onClick={reload}>{bookingWizard.tryAgain}</Button>
          </ButtonRow>
        </Notice>
      )}
      {services !== undefined && choices.length === 0 && <Notice tone="info">{words.begin.none}</Notice>}
      <div>
        <Loading active={loading} label={words.begin.loading} />
        <ul className={styles.choices}>
          {choices.map(({ code, name, detail, minutes, icon }) => (
            <li key={code}>
              <button
                type="button"
                className={styles.choice}
                aria-current={code === type}
                onPointerEnter={onAttend}
                onFocus={onAttend}
                onClick={() => onChoose(code)}
              >
                <ServiceDrawing icon={icon} />
                <span className={styles.words}>
                  <span className={styles.label}>{name[language]}</span>
                  <span className="quiet">{detail[language]}</span>
                  {minutes !== null && <span className="fine-print">{visitLength(minutes, language)}</span>}
                </span>
                {code === type && (
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
      </div>
      {(services !== undefined || failed) && (
        <div>
          <Button icon={<Icon name="arrow-left" />} onClick={onBack}>
            {words.begin.back}
          </Button>
        </div>
      )}
    </Screen>
  );
}

/** Services that have one are drawn in full; the others show their sign. */
const DRAWINGS: Partial<Record<ServiceIcon, IllustrationName>> = { ecg: 'ecg', 'blood-tube': 'blood' };

function ServiceDrawing({ icon }: { icon: ServiceIcon }) {
  const drawing = DRAWINGS[icon];
  if (drawing !== undefined) return <Illustration name={drawing} eager className={styles.drawing} />;
  return (
    <span className={styles.sign}>
      <Icon name={icon} size={56} />
    </span>
  );
}
