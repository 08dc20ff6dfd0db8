import { Loading } from '@phial/ui/loading/loading';
import { useMessages } from '../../language/language.ts';
import styles from './page-stack.module.css';

/** Stands in while a page's chunk is on its way. */
export function PageLoading() {
  const { page } = useMessages().shell;
  return (
    <div className={styles.loading}>
      <Loading active label={page.loading} />
    </div>
  );
}
