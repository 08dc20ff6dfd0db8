import type { Recruitment } from '@phial/contract/content';
import { Loading } from '@phial/ui/loading/loading';
import { RichText } from '@phial/ui/rich-text/rich-text';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { jobPicture } from '../../features/company/job-picture.ts';
import { PageHead } from '../../features/company/page-head.tsx';
import { fetchRecruitments } from '../../features/content/api.ts';
import { useLanguage, useMessages } from '../../language/language.ts';
import { usePage } from '../../shell/page.ts';
import { Apply } from './apply.tsx';
import styles from './recruitment-detail.module.css';

/** A vacancy without a page of its own: the name and description of the call, if it has any (D-24). */
export function ListedVacancy({ id }: { id: string }) {
  const words = useMessages().company.jobs;
  const { data, isFetching } = useQuery({
    queryKey: ['vacancies'],
    queryFn: ({ signal }) => fetchRecruitments(signal),
  });
  const vacancy = data?.find(({ recruimentId }) => recruimentId === id);
  if (vacancy !== undefined) return <Vacancy vacancy={vacancy} />;
  if (isFetching) return <Loading active label={words.loading} />;
  return (
    <PageHead title={words.notFound} picture="recruitment">
      <p>{words.notFoundHint}</p>
    </PageHead>
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
        <RichText html={vacancy[`${language}Desc`]} encoded />
      </PageHead>
      <Apply title={title} />
    </article>
  );
}
