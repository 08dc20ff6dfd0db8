import { readCompanyPages } from '@phial/contract/calls/content';
import type { CompanyPages } from '@phial/contract/content/page-bodies';
import { Loading } from '@phial/ui/loading/loading';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { callQuery } from '../../api-client/client.ts';
import { useMessages } from '../../language/language.ts';
import { CompanyPage } from './company-page.tsx';
import { ListFailed } from './list-failed.tsx';

/**
 * A page that staff write: while it loads, when it failed, while nothing is published, and when it is there.
 * @param head with the heading, which has the focus of whoever has just come and so stays the same one while the page
 *   loads; it gets undefined until then
 * @param className as for {@link CompanyPage}
 */
export function PublishedPage<Name extends keyof CompanyPages>({
  name,
  className,
  head,
  children,
}: {
  name: Name;
  className?: string | undefined;
  head: (page: CompanyPages[Name] | undefined) => ReactNode;
  children: (page: NonNullable<CompanyPages[Name]>) => ReactNode;
}) {
  const { company, texts } = useMessages('company');
  const { data, isFetching, isError, refetch } = useQuery(callQuery(readCompanyPages, { ownMessage: false }));
  const page = data?.[name];
  return (
    <CompanyPage className={className}>
      {head(page)}
      {page === undefined ? (
        <div>
          <Loading active={isFetching && data === undefined} label={company.page.loading} />
          {isError && data === undefined && !isFetching && (
            <ListFailed title={company.page.failed} onTryAgain={() => void refetch()} />
          )}
          {data !== undefined && <p className="text-lg">{texts.unpublished}</p>}
        </div>
      ) : (
        children(page)
      )}
    </CompanyPage>
  );
}
