import { findPackagePage, type PackageCatalogue } from '@phial/contract/content/package-catalogue';
import { Button } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { Heading } from '@phial/ui/phrases/phrases';
import { PackageDetail } from '../../features/catalogue/packages/package-detail.tsx';
import { WithPackages } from '../../features/catalogue/packages/with-packages.tsx';
import { NotListed } from '../../features/catalogue/sheet/not-listed.tsx';
import { SheetPage } from '../../features/catalogue/sheet/sheet-page.tsx';
import { useLanguage, useMessages } from '../../language/language.ts';
import { usePackages } from '../../published/packages.ts';
import { usePage, useTitle } from '../../shell/page.ts';
import styles from './package-item-detail.module.css';

/** `/packageItemDetail`: the package that `component` names, the first one without it. */
export function PackageItemDetail() {
  const { params } = usePage();
  const language = useLanguage();
  const { shell, packages } = useMessages('catalogue');
  const words = packages.detail;
  const { data } = usePackages();
  const component = params.get('component');
  const page = data && chosenPage(data, component);
  useTitle(page?.name[language] ?? '');
  return (
    <SheetPage
      back={{ to: '/packageItem?index=4-1', label: words.back }}
      action={
        page !== undefined && (
          <Button variant="quiet" flush="end" icon={<Icon name="print" />} onClick={() => window.print()}>
            {words.print}
          </Button>
        )
      }
    >
      <WithPackages
        before={
          <Heading level={1} className={styles.waiting}>
            {shell.titles.packageItemDetail}
          </Heading>
        }
      >
        {() =>
          page === undefined ? (
            <NotListed title={words.notFound} hint={words.notFoundHint} picture="packages" />
          ) : (
            <PackageDetail page={page} />
          )
        }
      </WithPackages>
    </SheetPage>
  );
}

function chosenPage(catalogue: PackageCatalogue, component: string | null) {
  return component === null ? catalogue.pages[0] : findPackagePage(catalogue, component);
}
