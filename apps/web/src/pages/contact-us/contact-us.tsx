import { BRANCHES } from '@phial/content/pages/contact';
import { Heading } from '@phial/ui/phrases/phrases';
import { Tabs } from '@phial/ui/tabs/tabs';
import { useState } from 'react';
import { Link } from 'react-router';
import { CompanyPage } from '../../features/company/company-page.tsx';
import { useLanguage, useMessages } from '../../language/language.ts';
import { usePage } from '../../shell/page.ts';
import { BranchPanel } from './branch-panel.tsx';
import styles from './contact-us.module.css';

/**
 * `/contactUs`: how to reach each office and branch. The address keeps the chosen one as
 * `branch`, so that it can be shared; an address without one, such as the menu's, shows the one that was chosen last.
 */
export function ContactUs() {
  const { params, open } = usePage();
  const language = useLanguage();
  const { shell, company } = useMessages();
  const words = company.contact;
  const [headOffice] = BRANCHES;
  const named = BRANCHES.find(({ id }) => id === params.get('branch'));
  const [last, setLast] = useState(named);
  if (named !== undefined && named !== last) setLast(named);
  const branch = named ?? last ?? headOffice;

  function choose(id: string) {
    const query = new URLSearchParams(params);
    query.set('branch', id);
    open(`?${query}`, { replace: true });
  }

  return (
    <CompanyPage>
      <div className={styles.contact}>
        <div className={styles.head}>
          <Heading level={1}>{shell.titles.contactUs}</Heading>
          <p className="lead">{words.lead}</p>
        </div>
        <Tabs
          label={words.branches}
          tabs={BRANCHES.map(({ id, name }) => ({ id, name: name[language] }))}
          chosen={branch.id}
          onChoose={choose}
        >
          <BranchPanel branch={branch} />
        </Tabs>
        <p data-print="hide">
          <Link to="/bloodcenter?index=6-2">{words.centres}</Link>
        </p>
      </div>
    </CompanyPage>
  );
}
