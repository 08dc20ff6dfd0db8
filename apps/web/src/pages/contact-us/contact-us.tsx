import { readCompanyPages } from '@phial/contract/calls/content';
import { Loading } from '@phial/ui/loading/loading';
import { Heading } from '@phial/ui/phrases/phrases';
import { Tabs } from '@phial/ui/tabs/tabs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { callQuery } from '../../api-client/client.ts';
import { CompanyPage } from '../../features/company/company-page.tsx';
import { ListFailed } from '../../features/company/list-failed.tsx';
import { useLanguage, useMessages } from '../../language/language.ts';
import { usePage } from '../../shell/page.ts';
import { BranchPanel } from './branch-panel.tsx';
import { type Branch, branchesOf } from './branches.ts';
import styles from './contact-us.module.css';

/** `/contactUs`: how to reach each office and branch. The head office is there also when the branches do not arrive. */
export function ContactUs() {
  const language = useLanguage();
  const { shell, company, texts } = useMessages('company');
  const words = company.contact;
  const pages = useQuery(callQuery(readCompanyPages, { ownMessage: false }));
  const isLoading = pages.isFetching && pages.data === undefined;
  const [first, ...others] = isLoading ? [] : branchesOf(pages.data?.contact, language, words.headOffice);
  return (
    <CompanyPage>
      <div className={styles.contact}>
        <div className={styles.head}>
          <Heading level={1}>{shell.titles.contactUs}</Heading>
          {first && <p className="lead">{words.lead}</p>}
        </div>
        {/* One box: the place of the loading word must not be a row of the grid. */}
        <div>
          <Loading active={isLoading} label={company.page.loading} />
          {pages.isError && !pages.isFetching && (
            <ListFailed title={company.page.failed} onTryAgain={() => void pages.refetch()} />
          )}
          {first && <BranchTabs branches={[first, ...others]} />}
          {pages.data !== undefined && first === undefined && <p className="text-lg">{texts.unpublished}</p>}
        </div>
        <p data-print="hide">
          <Link to="/bloodcenter?index=6-2">{words.centres}</Link>
        </p>
      </div>
    </CompanyPage>
  );
}

/**
 * The address keeps the chosen branch as `branch`, so that it can be shared; an address without one, such as the
 * menu's, shows the one that was chosen last.
 */
function BranchTabs({ branches }: { branches: readonly [Branch, ...Branch[]] }) {
  const { params, open } = usePage();
  const words = useMessages('company').company.contact;
  const named = branches.find(({ id }) => id === params.get('branch'))?.id;
  const [last, setLast] = useState(named);
  if (named !== undefined && named !== last) setLast(named);
  const branch = branches.find(({ id }) => id === (named ?? last)) ?? branches[0];

  function choose(id: string) {
    const query = new URLSearchParams(params);
    query.set('branch', id);
    open(`?${query}`, { replace: true });
  }

  return (
    <Tabs
      label={words.branches}
      tabs={branches.map(({ id, name }) => ({ id, name }))}
      chosen={branch.id}
      onChoose={choose}
    >
      <BranchPanel branch={branch} branches={branches} />
    </Tabs>
  );
}
