import { Button } from '@phial/ui/button/button';
import { Notice } from '@phial/ui/notice/notice';
import { useMessages } from '../../language/language.ts';
import styles from './list-failed.module.css';

/** Where a list would stand whose call failed (the client has reported it already), and the way to ask again. */
export function ListFailed({ title, onTryAgain }: { title: string; onTryAgain: () => void }) {
  const { tryAgain } = useMessages('company').company;
  return (
    <Notice tone="warning" title={title}>
      <div className={styles.again}>
        <Button onClick={onTryAgain}>{tryAgain}</Button>
      </div>
    </Notice>
  );
}
