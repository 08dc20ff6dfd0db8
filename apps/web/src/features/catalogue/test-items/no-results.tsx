import { Button, buttonClass } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Illustration } from '@phial/ui/illustration/illustration';
import { Link } from 'react-router';
import { useMessages } from '../../../language/language.ts';
import styles from './no-results.module.css';

/** Nothing found, and the ways on (ITEM-021). */
export function NoResults({ text, onShowAll }: { text: string; onShowAll: () => void }) {
  const words = useMessages().catalogue.results;
  return (
    <div className={styles.none}>
      <Illustration name="nothing-found" className={styles.drawing} eager />
      <div className={styles.words}>
        <p className={styles.title}>{text === '' ? words.none : words.noneFor(text)}</p>
        <p>{words.noneHint}</p>
        <ButtonRow>
          <Button onClick={onShowAll}>{words.showAll}</Button>
          <Link className={buttonClass({ variant: 'quiet' })} to="/contactUs?index=6-1">
            {words.contact}
          </Link>
        </ButtonRow>
      </div>
    </div>
  );
}
