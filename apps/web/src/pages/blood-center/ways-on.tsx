import { buttonClass } from '@phial/ui/button/button';
import { Link } from 'react-router';
import { useMessages } from '../../language/language.ts';
import styles from './blood-center.module.css';

/** From a centre the visitor goes on to book, to register ahead, or to ask. */
export function WaysOn() {
  const words = useMessages().company.centres;
  return (
    <section className={styles.ways} aria-label={words.before} data-print="hide">
      <div>
        <Link className={buttonClass({ variant: 'primary' })} to="/grassrootReserve?index=8">
          {words.book}
        </Link>
        <p>{words.bookHint}</p>
      </div>
      <div>
        <Link className={buttonClass()} to="/infoEnter">
          {words.register}
        </Link>
        <p>{words.registerHint}</p>
      </div>
      <div>
        <Link className={buttonClass()} to="/contactUs?index=6-1">
          {words.contact}
        </Link>
        <p>{words.contactHint}</p>
      </div>
    </section>
  );
}
