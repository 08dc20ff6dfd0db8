import { Button } from '@phial/ui/button/button';
import { Notice } from '@phial/ui/notice/notice';
import { useMessages } from '../../../language/language.ts';
import styles from './results-failed.module.css';

/** The list did not come; a toast has said why. */
export function ResultsFailed({ onTryAgain }: { onTryAgain: () => void }) {
  const words = useMessages('catalogue').catalogue.results;
  return (
    <Notice tone="warning" title={words.failed}>
      <p>{words.failedHint}</p>
      <Button className={styles.again} onClick={onTryAgain}>
        {words.tryAgain}
      </Button>
    </Notice>
  );
}
