import { Button } from '@phial/ui/button/button';
import { Notice } from '@phial/ui/notice/notice';
import { useMessages } from '../language/language.ts';
import styles from './try-again.module.css';

/**
 * Where something would stand that did not come, and the way to ask again.
 * @param orReload for a part of the program: a newer edition may have taken the place of the files this page knows
 */
export function TryAgain({
  title,
  hint,
  orReload = false,
  onTryAgain,
}: {
  title: string;
  hint?: string;
  orReload?: boolean;
  onTryAgain: () => void;
}) {
  const { tryAgain, reload } = useMessages().shell.page;
  return (
    <Notice tone="warning" title={title}>
      {hint !== undefined && <p>{hint}</p>}
      <div className={styles.ways}>
        <Button onClick={onTryAgain}>{tryAgain}</Button>
        {orReload && <Button onClick={() => location.reload()}>{reload}</Button>}
      </div>
    </Notice>
  );
}
