import type { Job } from '@phial/content/jobs/job';
import { useEffect } from 'react';
import { EmploymentTag } from '../../features/company/employment-tag.tsx';
import { jobPicture } from '../../features/company/job-picture.ts';
import { PageHead } from '../../features/company/page-head.tsx';
import { Section } from '../../features/company/section.tsx';
import { useLanguage } from '../../language/language.ts';
import { usePage } from '../../shell/page.ts';
import { Apply } from './apply.tsx';
import styles from './recruitment-detail.module.css';

/** A job with a page of its own: duties, what is asked for, how to apply. */
export function JobPage({ job }: { job: Job }) {
  const { setTitle } = usePage();
  const language = useLanguage();
  const title = job.title[language];
  useEffect(() => setTitle(title), [setTitle, title]);
  return (
    <article className={styles.job}>
      <PageHead title={title} picture={jobPicture(job.id)}>
        <EmploymentTag job={job} />
        <p>{job.introduction[language]}</p>
      </PageHead>
      <div className={styles.sections}>
        {job.sections.map((section) => (
          <Section key={section.title.en} title={section.title[language]}>
            <ul className={styles.points}>
              {section.points.map((point) => (
                <li key={point.en}>{point[language]}</li>
              ))}
            </ul>
          </Section>
        ))}
      </div>
      <Apply title={title} />
    </article>
  );
}
