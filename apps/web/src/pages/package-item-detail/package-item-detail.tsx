import type { PackagePage } from '@phial/content/packages/package-page';
import { findPackagePage, PACKAGE_PAGES } from '@phial/content/packages/package-pages';
import { Button } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { PackageDetail } from '../../features/catalogue/packages/package-detail.tsx';
import { NotListed } from '../../features/catalogue/sheet/not-listed.tsx';
import { SheetPage } from '../../features/catalogue/sheet/sheet-page.tsx';
import { useLanguage, useMessages } from '../../language/language.ts';
import { usePage, useTitle } from '../../shell/page.ts';

/** `/packageItemDetail`: the package that `component` names, the first one without it. */
export function PackageItemDetail() {
  const { params } = usePage();
  const language = useLanguage();
  const words = useMessages().packages.detail;
  const page = chosenPage(params.get('component'));
  const title = page?.name[language] ?? '';
  useTitle(title);
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
      {page === undefined ? (
        <NotListed title={words.notFound} hint={words.notFoundHint} picture="packages" />
      ) : (
        <PackageDetail page={page} />
      )}
    </SheetPage>
  );
}

function chosenPage(component: string | null): PackagePage | undefined {
  return component === null ? PACKAGE_PAGES[0] : findPackagePage(component);
}
