import { buttonClass } from '@phial/ui/button/button';
import { Illustration } from '@phial/ui/illustration/illustration';
import { Link } from 'react-router';
import { useMessages } from '../../language/language.ts';
import { About } from './about.tsx';
import styles from './home.module.css';
import { Preparation } from './preparation.tsx';
import { Ways } from './ways.tsx';

/** The home page. Its sections with an id answer to the query `name` (HOME-012, D-18). */
export function Home() {
  const words = useMessages().pages.home;
  return (
    <>
      <section id="home" className={styles.hero}>
        <div className={styles.promise}>
          <h1 className={styles.title}>{words.title}</h1>
          <p className={styles.lead}>{words.lead}</p>
          <div className={styles.actions}>
            <Link className={buttonClass({ variant: 'primary' })} to="/grassrootReserve?index=8">
              {words.book}
            </Link>
            <Link className={buttonClass({ variant: 'secondary' })} to="/bloodcenter?index=6-2">
              {words.findCentre}
            </Link>
          </div>
          <p className={styles.eligibility}>{words.eligibility}</p>
        </div>
        <div className={styles.scene}>
          <Illustration name="home-harbour" fit="cover" eager />
        </div>
      </section>
      <Ways />
      <Preparation />
      <About />
    </>
  );
}
