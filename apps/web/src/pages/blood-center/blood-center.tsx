import { listCollectionCentres } from '@phial/contract/calls/content';
import { buttonClass } from '@phial/ui/button/button';
import { Heading } from '@phial/ui/phrases/phrases';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { callQuery } from '../../api-client/client.ts';
import { CompanyPage } from '../../features/company/company-page.tsx';
import { ListState } from '../../features/company/list-state.tsx';
import { useMessages } from '../../language/language.ts';
import { notOpen } from '../../published/opening.ts';
import styles from './blood-center.module.css';
import { CentreCard } from './centre-card.tsx';

/** `/bloodcenter`: a card for each collection centre of the list call. */
export function BloodCenter() {
  const { shell, company } = useMessages('company');
  const words = company.centres;
  const now = useNow();
  const centres = useQuery(callQuery(listCollectionCentres, { ownMessage: false }));
  return (
    <CompanyPage>
      <div className={styles.centres}>
        <div className={styles.head}>
          <Heading level={1}>{shell.titles.bloodcenter}</Heading>
          <p className="lead">{words.lead}</p>
        </div>
        <ListState query={centres} words={words}>
          {(list) => (
            <ul className={styles.cards}>
              {list.map((centre) => (
                <CentreCard key={centre.id} centre={centre} now={now} />
              ))}
            </ul>
          )}
        </ListState>
      </div>
      <WaysOn />
    </CompanyPage>
  );
}

/** From a centre the visitor goes on to book, to register ahead, or to ask. */
function WaysOn() {
  const words = useMessages('company').company.centres;
  return (
    <section className={styles.ways} aria-label={words.before} data-print="hide">
      {notOpen() === undefined && (
        <div>
          <Link className={buttonClass({ variant: 'primary' })} to="/grassrootReserve?index=8">
            {words.book}
          </Link>
          <p>{words.bookHint}</p>
        </div>
      )}
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

/**
 * The present time, renewed at each full minute while the page shows: hidden pages (React `<Activity>`) stop
 * their effects, and look at the clock again when they come back.
 */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function tick() {
      const present = new Date();
      setNow(present);
      timer = setTimeout(tick, 60_000 - (present.getTime() % 60_000));
    }
    tick();
    return () => clearTimeout(timer);
  }, []);
  return now;
}
