import { FormattedText } from '@phial/browser/formatted-text/formatted-text';
import type { Recruitment } from '@phial/contract/content';
import { Loading } from '@phial/ui/loading/loading';
import { Phrases } from '@phial/ui/phrases/phrases';
import { useEffect } from 'react';
import { jobPicture } from '../../features/company/job-picture.ts';
import { ListFailed } from '../../features/company/list-failed.tsx';
import { PageHead } from '../../features/company/page-head.tsx';
import { useVacancies } from '../../features/company/use-vacancies.ts';
import { useLanguage, useMessages } from '../../language/language.ts';
import { usePage } from '../../shell/page.ts';
import { Apply } from './apply.tsx';
import styles from './recruitment-detail.module.css';

/** A vacancy without a page of its own: the name and description of the call, if it has any. */
export function ListedVacancy({ id }: { id: string }) {
  const { shell, company } = useMessages();
  const words = company.jobs;
  const { data, isFetching, refetch } = useVacancies();
  const vacancy = data?.find(({ recruimentId }) => recruimentId === id);
  if (vacancy !== undefined) return <Vacancy vacancy={vacancy} />;
  if (data !== undefined && !isFetching)
    return (
      <PageHead title={words.notFound} picture="recruitment">
        <p>{words.notFoundHint}</p>
      </PageHead>
    );
  return (
    <div className={styles.job}>
      <h1>
        <Phrases text={shell.titles.recruitmentDetail} />
      </h1>
      <Loading active={isFetching} label={words.loading} />
      {!isFetching && <ListFailed title={words.failed} onTryAgain={() => void refetch()} />}
    </div>
  );
}

function Vacancy({ vacancy }: { vacancy: Recruitment }) {
  const { setTitle } = usePage();
  const language = useLanguage();
  const title = vacancy[`${language}Name`];
  useEffect(() => setTitle(title), [setTitle, title]);
  return (
    <article className={styles.job}>
      <PageHead title={title} picture={jobPicture(vacancy.recruimentId)}>
        <FormattedText html={vacancy[`${language}Desc`]} encoded />
      </PageHead>
      <Apply title={title} />
    </article>
  );
}
