import { buttonClass } from '@phial/ui/button/button';
import { Illustration } from '@phial/ui/illustration/illustration';
import { Link } from 'react-router';
import { useMessages } from '../../language/language.ts';
import styles from './test-item-detail.module.css';

/** An address that names no test (D-71). */
export function NoSuchTest() {
  const { detail, results } = useMessages().catalogue;
  return (
    <div className={styles.unknown}>
      <div className={styles.words}>
        <h1>{detail.notFound}</h1>
        <p>{detail.notFoundHint}</p>
        <Link className={buttonClass()} to="/contactUs?index=6-1">
          {results.contact}
        </Link>
      </div>
      <Illustration name="nothing-found" className={styles.drawing} />
    </div>
  );
}
