import { Icon } from '@phial/ui/icon/icon';
import { TitlePanel } from '@phial/ui/title-panel/title-panel';
import { Link } from 'react-router';
import { PackageList } from '../../features/catalogue/packages/package-list.tsx';
import { WithPackages } from '../../features/catalogue/packages/with-packages.tsx';
import { useMessages } from '../../language/language.ts';
import styles from './package-item.module.css';

/** `/packageItem`: all packages, and the way to single tests. */
export function PackageItem() {
  const { shell, packages } = useMessages('catalogue');
  const words = packages.list;
  return (
    <div className={`page-column ${styles.page}`}>
      <TitlePanel title={shell.titles.packageItem} lead={words.lead} picture="packages">
        <p className={styles.single} data-print="hide">
          <Icon name="microscope" />
          <span>
            {words.singleTest}{' '}
            <Link className="strong" to="/testItem?index=4-1">
              {words.testItems}
            </Link>
          </span>
        </p>
      </TitlePanel>
      <WithPackages>
        {(catalogue) =>
          catalogue.pages.length + catalogue.furtherCodes.length === 0 ? (
            <p className="text-lg">{words.unpublished}</p>
          ) : (
            <PackageList catalogue={catalogue} />
          )
        }
      </WithPackages>
    </div>
  );
}
