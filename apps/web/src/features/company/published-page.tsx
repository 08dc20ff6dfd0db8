import { readCompanyPages } from '@phial/contract/calls/content';
import type { CompanyPages } from '@phial/contract/content/page-bodies';
import { Loading } from '@phial/ui/loading/loading';
import { Heading } from '@phial/ui/phrases/phrases';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { callQuery } from '../../api-client/client.ts';
import { useMessages } from '../../language/language.ts';
import { CompanyPage } from './company-page.tsx';
import { ListFailed } from './list-failed.tsx';

/**
 * A page that staff write: while it loads, when it failed, while nothing is published, and when it is there.
 * @param title until the page is there, which then has its own heading
 */
export function PublishedPage<Name extends keyof CompanyPages>({
  name,
  title,
  children,
}: {
  name: Name;
  title: string;
  children: (page: NonNullable<CompanyPages[Name]>) => ReactNode;
}) {
  const { company, texts } = useMessages();
  const { data, isFetching, isError, refetch } = useQuery(callQuery(readCompanyPages, { ownMessage: false }));
  const page = data?.[name];
  if (page !== undefined) return children(page);
  return (
    <CompanyPage>
      <Heading level={1}>{title}</Heading>
      <div>
        <Loading active={isFetching && data === undefined} label={company.page.loading} />
        {isError && data === undefined && !isFetching && (
          <ListFailed title={company.page.failed} onTryAgain={() => void refetch()} />
        )}
        {data !== undefined && <p className="text-lg">{texts.unpublished}</p>}
      </div>
    </CompanyPage>
  );
}
