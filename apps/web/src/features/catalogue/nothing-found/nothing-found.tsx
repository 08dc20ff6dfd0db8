import { Button, buttonClass } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Illustration } from '@phial/ui/illustration/illustration';
import { Link } from 'react-router';
import { useMessages } from '../../../language/language.ts';
import styles from './nothing-found.module.css';

/** What to do when a search or a filter leaves nothing. */
export function NothingFound({
  title,
  hint,
  showAll,
  onShowAll,
}: {
  title: string;
  hint: string;
  /** Label of the button that takes the search back. */
  showAll: string;
  onShowAll: () => void;
}) {
  const { contact } = useMessages('catalogue').packages.list;
  return (
    <div className={styles.none}>
      <Illustration name="nothing-found" className={styles.drawing} eager />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p>{hint}</p>
        <ButtonRow>
          <Button onClick={onShowAll}>{showAll}</Button>
          <Link className={buttonClass({ variant: 'quiet' })} to="/contactUs?index=6-1">
            {contact}
          </Link>
        </ButtonRow>
      </div>
    </div>
  );
}
