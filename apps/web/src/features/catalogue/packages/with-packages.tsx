import type { PackageCatalogue } from '@phial/contract/content/package-catalogue';
import { Button } from '@phial/ui/button/button';
import { Loading } from '@phial/ui/loading/loading';
import { Notice } from '@phial/ui/notice/notice';
import type { ReactNode } from 'react';
import { useMessages } from '../../../language/language.ts';
import { usePackages } from '../../../published/packages.ts';

/**
 * The packages once they are here, and until then what there is to see.
 * @param before stands above while they load or could not be loaded, such as the heading of the page
 */
export function WithPackages({
  before,
  children,
}: {
  before?: ReactNode;
  children: (catalogue: PackageCatalogue) => ReactNode;
}) {
  const words = useMessages('catalogue').packages.list;
  const { data, isFetching, isError, refetch } = usePackages();
  if (data !== undefined) return children(data);
  return (
    <>
      {before}
      <Loading active={isFetching} label={words.loading} />
      {isError && !isFetching && (
        <Notice tone="warning" title={words.failed}>
          <div>
            <Button onClick={() => void refetch()}>{words.tryAgain}</Button>
          </div>
        </Notice>
      )}
    </>
  );
}
