import { Button, buttonClass } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Link } from 'react-router';
import { useMessages } from '../../../language/language.ts';
import styles from './nothing-found.module.css';

/** What to do when the filter leaves nothing. */
export function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  const words = useMessages().packages.list;
  return (
    <div className={styles.none}>
      <p className={styles.title}>{words.none}</p>
      <p>{words.noneHint}</p>
      <ButtonRow>
        <Button variant="primary" onClick={onShowAll}>
          {words.showAll}
        </Button>
        <Link className={buttonClass()} to="/contactUs?index=6-1">
          {words.contact}
        </Link>
      </ButtonRow>
    </div>
  );
}
