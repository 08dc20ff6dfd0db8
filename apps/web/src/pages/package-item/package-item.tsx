import { Icon } from '@phial/ui/icon/icon';
import { Illustration } from '@phial/ui/illustration/illustration';
import { Link } from 'react-router';
import { PackageList } from '../../features/catalogue/packages/package-list.tsx';
import { useMessages } from '../../language/language.ts';
import styles from './package-item.module.css';

/** `/packageItem`: all packages, and the way to single tests (D-06, D-27). */
export function PackageItem() {
  const { shell, packages } = useMessages();
  const words = packages.list;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h1>{shell.titles.packageItem}</h1>
          <p className={styles.lead}>{words.lead}</p>
          <p className={styles.single} data-print="hide">
            <Icon name="microscope" />
            <span>
              {words.singleTest} <Link to="/testItem?index=4-1">{words.testItems}</Link>
            </span>
          </p>
        </div>
        <Illustration name="packages" className={styles.drawing} eager />
      </div>
      <PackageList />
    </div>
  );
}
