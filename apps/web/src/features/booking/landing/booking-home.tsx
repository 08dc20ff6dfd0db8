import { laboratory } from '@phial/browser/published/published-document';
import { Button } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { Illustration } from '@phial/ui/illustration/illustration';
import { Notice } from '@phial/ui/notice/notice';
import { Heading } from '@phial/ui/phrases/phrases';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { useNotices } from '../../../published/texts.ts';
import { Preparation } from '../services/preparation.tsx';
import { bookableServices, useServices } from '../services/services.ts';
import { Banner } from './banner.tsx';
import styles from './booking-home.module.css';
import { Screen } from './screen.tsx';

const STEPS = [
  { notice: 'step-request-note', drawing: 'request-note' },
  { notice: 'step-book', drawing: 'book-online' },
  { notice: 'step-attend', drawing: 'attend' },
] as const;

/** The booking home: whom it serves, the three steps, start and edit. */
export function BookingHome({ onStart, onEdit }: { onStart: () => void; onEdit: () => void }) {
  const { bookingDesk: words, bookingWizard } = useMessages('booking');
  const { 'booking-home': welcome, 'who-may-book': audience } = useNotices();
  const language = useLanguage();
  const { hotline } = laboratory();
  const { services } = useServices();

  return (
    <Screen>
      <div className={styles.sections}>
        <Banner drawing="banner-booking">
          <Heading level={1}>{welcome?.title || bookingWizard.homeTitle}</Heading>
          {welcome && <p className={styles.lead}>{welcome.text}</p>}
          <div className={styles.actions}>
            <Button variant="primary" onClick={onStart} icon={<Icon name="calendar" />}>
              {words.home.start}
            </Button>
            <Button onClick={onEdit} icon={<Icon name="edit" />}>
              {words.home.edit}
            </Button>
          </div>
          <p className="fine-print">{words.home.editDetail}</p>
        </Banner>

        {audience && (
          <Notice tone="warning" title={audience.title}>
            <p>{audience.text}</p>
          </Notice>
        )}

        <BookingSteps />

        <div className={styles.facts}>
          <section aria-labelledby="booking-prepare" className={styles.prepare}>
            <Heading level={2} id="booking-prepare">
              {words.home.prepareTitle}
            </Heading>
            <Preparation services={bookableServices(services)} />
          </section>
          {hotline && (
            <section aria-labelledby="booking-help" className={styles.help}>
              <Heading level={2} id="booking-help">
                {words.home.helpTitle}
              </Heading>
              <p>{words.home.help}</p>
              <a className={styles.phone} href={hotline.link}>
                <Icon name="phone" />
                {hotline.text[language]}
              </a>
            </section>
          )}
        </div>
      </div>
    </Screen>
  );
}

/** How a booking goes, step by step; nothing where the laboratory says nothing of it. */
function BookingSteps() {
  const title = useMessages('booking').bookingDesk.home.stepsTitle;
  const notices = useNotices();
  const steps = STEPS.flatMap(({ notice, drawing }) => {
    const words = notices[notice];
    return words === undefined ? [] : [{ drawing, ...words }];
  });
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="booking-steps">
      <Heading level={2} id="booking-steps">
        {title}
      </Heading>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.drawing} className={styles.step}>
            <Illustration name={step.drawing} className={styles.drawing} />
            <h3>
              <span className={styles.number}>{index + 1}</span>
              {step.title}
            </h3>
            <p className="quiet">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
