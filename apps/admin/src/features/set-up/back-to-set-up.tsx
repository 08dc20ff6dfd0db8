import { Icon } from '@phial/ui/icon/icon';
import { Link, useLocation } from 'react-router';
import { useMessages } from '../../language/language.ts';
import { useAccount } from '../../session/session.ts';
import styles from './set-up.module.css';
import { useKnownBookingState } from './use-set-up.ts';

/** The way back from a page that a step leads to; for administrators, until the laboratory is opened for booking. */
export function BackToSetUp() {
  const { role } = useAccount();
  const { pathname } = useLocation();
  const words = useMessages().setUp;
  const booking = useKnownBookingState();
  if (role !== 'administrator' || booking !== 'soon' || pathname === '/set-up') return null;
  return (
    <p className={styles.back} data-print="hide">
      <Link to="/set-up">
        <Icon name="arrow-left" size={20} />
        {words.back}
      </Link>
    </p>
  );
}
