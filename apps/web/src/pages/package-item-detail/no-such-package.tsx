import { buttonClass } from '@phial/ui/button/button';
import { Illustration } from '@phial/ui/illustration/illustration';
import { Link } from 'react-router';
import { useMessages } from '../../language/language.ts';
import styles from './package-item-detail.module.css';

/** An address that names no package, or a code without a page (D-75, D-76). */
export function NoSuchPackage() {
  const { list, detail } = useMessages().packages;
  return (
    <div className={styles.unknown}>
      <div className={styles.words}>
        <h1>{detail.notFound}</h1>
        <p>{detail.notFoundHint}</p>
        <Link className={buttonClass()} to="/contactUs?index=6-1">
          {list.contact}
        </Link>
      </div>
      <Illustration name="packages" className={styles.drawing} />
    </div>
  );
}
