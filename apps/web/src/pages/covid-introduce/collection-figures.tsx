import { COLLECTION_FIGURES } from '@phial/content/pages/covid';
import { buttonClass } from '@phial/ui/button/button';
import { Phrases } from '@phial/ui/phrases/phrases';
import { Link } from 'react-router';
import { useLanguage, useMessages } from '../../language/language.ts';
import styles from './collection-figures.module.css';

/** How many places there are of each kind. */
export function CollectionFigures() {
  const language = useLanguage();
  const { numbersTitle, toCentres } = useMessages().covid;
  return (
    <section className={styles.figures} aria-labelledby="covid-figures" data-print="plain">
      <h2 id="covid-figures">
        <Phrases text={numbersTitle} />
      </h2>
      <ul className={styles.list}>
        {COLLECTION_FIGURES.map(({ count, what }) => (
          <li key={what.en}>
            <strong>{count}</strong> {what[language]}
          </li>
        ))}
      </ul>
      <Link className={buttonClass({ variant: 'secondary' })} to="/bloodcenter?index=6-2">
        {toCentres}
      </Link>
    </section>
  );
}
