import { Illustration } from '@phial/ui/illustration/illustration';
import { Phrases } from '@phial/ui/phrases/phrases';
import { useMessages } from '../../language/language.ts';
import styles from './news-detail.module.css';

/** An id that names no article. */
export function NoSuchArticle() {
  const { notFound, notFoundHint } = useMessages().news;
  return (
    <div className={styles.unknown}>
      <div>
        <h1>
          <Phrases text={notFound} />
        </h1>
        <p className={styles.hint}>{notFoundHint}</p>
      </div>
      <Illustration name="nothing-found" className={styles.drawing} />
    </div>
  );
}
