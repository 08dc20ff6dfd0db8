import { laboratory } from '@phial/browser/published/published-document';
import { Button, buttonClass } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { Heading } from '@phial/ui/phrases/phrases';
import { Link } from 'react-router';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { useTitle } from '../../../shell/page.ts';
import { Banner } from './banner.tsx';
import styles from './booking-home.module.css';
import { Screen } from './screen.tsx';

/** Stands in place of the booking while nothing can be booked (docs/rules/booking.md#open-for-booking). */
export function NotOpen({
  booking,
  onFind,
}: {
  booking: 'soon' | 'closed';
  /** To the bookings there are. */
  onFind: () => void;
}) {
  const words = useMessages().opening;
  const help = useMessages('booking').bookingDesk.home;
  const language = useLanguage();
  const { hotline, phone } = laboratory();
  const number = hotline ?? phone;
  const { title, text } = words[booking];
  useTitle(title);

  return (
    <Screen>
      <div className={styles.sections}>
        <Banner drawing="banner-booking">
          <Heading level={1}>{title}</Heading>
          <p className={styles.lead}>{text}</p>
          <div className={styles.actions}>
            {booking === 'closed' && (
              <Button variant="primary" onClick={onFind} icon={<Icon name="edit" />}>
                {words.find}
              </Button>
            )}
            <Link className={buttonClass()} to="/">
              {words.home}
            </Link>
          </div>
        </Banner>
        {number && (
          <section aria-labelledby="booking-help" className={styles.help}>
            <Heading level={2} id="booking-help">
              {help.helpTitle}
            </Heading>
            <p>{help.help}</p>
            <a className={styles.phone} href={number.link}>
              <Icon name="phone" />
              {number.text[language]}
            </a>
          </section>
        )}
      </div>
    </Screen>
  );
}
