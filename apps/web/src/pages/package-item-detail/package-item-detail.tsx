import type { PackagePage } from '@phial/content/packages/package-page';
import { findPackagePage, PACKAGE_PAGES } from '@phial/content/packages/package-pages';
import { buttonClass } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { PackageDetail } from '../../features/catalogue/packages/package-detail.tsx';
import { useLinkToTest } from '../../features/catalogue/packages/use-link-to-test.ts';
import { useLanguage, useMessages } from '../../language/language.ts';
import { usePage } from '../../shell/page.ts';
import { NoSuchPackage } from './no-such-package.tsx';
import styles from './package-item-detail.module.css';

/** `/packageItemDetail`: the package that `component` names, the first one without it (D-06, PKG-001). */
export function PackageItemDetail() {
  const { params, setTitle } = usePage();
  const language = useLanguage();
  const words = useMessages().packages.detail;
  const page = chosenPage(params.get('component'));
  const linkOf = useLinkToTest(page);
  const title = page?.name[language] ?? '';
  useEffect(() => setTitle(title), [setTitle, title]);
  return (
    <div className={styles.page}>
      <div className={styles.back}>
        <Link className={buttonClass({ variant: 'quiet' })} to="/packageItem?index=4-1">
          <Icon name="chevron-left" size={20} />
          {words.back}
        </Link>
      </div>
      {page === undefined ? <NoSuchPackage /> : <PackageDetail page={page} linkOf={linkOf} />}
    </div>
  );
}

function chosenPage(component: string | null): PackagePage | undefined {
  return component === null ? PACKAGE_PAGES[0] : findPackagePage(component);
}
