import { findJob } from '@phial/content/jobs/jobs';
import { useMessages } from '../../language/language.ts';
import { BackLink } from '../../shell/back-link/back-link.tsx';
import { usePage } from '../../shell/page.ts';
import { JobPage } from './job-page.tsx';
import { ListedVacancy } from './listed-vacancy.tsx';
import styles from './recruitment-detail.module.css';

/**
 * `/recruitmentDetail`: the job that `id` names. One without a page of its own is looked
 * up in the list call (docs/rules/content.md#vacancies).
 */
export function RecruitmentDetail() {
  const { params } = usePage();
  const { back } = useMessages().company.jobs;
  const id = params.get('id');
  const job = findJob(id);
  return (
    <div className={styles.page} data-print="plain">
      <BackLink to="/recruitment?index=7">{back}</BackLink>
      {job === undefined ? <ListedVacancy id={id ?? ''} /> : <JobPage job={job} />}
    </div>
  );
}
