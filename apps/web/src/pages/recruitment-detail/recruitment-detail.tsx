import { findJob } from '@phial/content/jobs/jobs';
import { buttonClass } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { Link } from 'react-router';
import { useMessages } from '../../language/language.ts';
import { usePage } from '../../shell/page.ts';
import { JobPage } from './job-page.tsx';
import { ListedVacancy } from './listed-vacancy.tsx';
import styles from './recruitment-detail.module.css';

/**
 * `/recruitmentDetail`: the job that `id` names (PAGE-019 to PAGE-023). One without a page of its own is looked
 * up in the list call (D-24).
 */
export function RecruitmentDetail() {
  const { params } = usePage();
  const { back } = useMessages().company.jobs;
  const id = params.get('id');
  const job = findJob(id);
  return (
    <div className={styles.page}>
      <div className={styles.back}>
        <Link className={buttonClass({ variant: 'quiet' })} to="/recruitment?index=7">
          <Icon name="chevron-left" size={20} />
          {back}
        </Link>
      </div>
      {job === undefined ? <ListedVacancy id={id ?? ''} /> : <JobPage job={job} />}
    </div>
  );
}
