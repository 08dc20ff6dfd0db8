import { FormattedText } from '@phial/browser/formatted-text/formatted-text';
import type { Job } from '@phial/content/jobs/job';
import { Notice } from '@phial/ui/notice/notice';
import { useEffect } from 'react';
import { EmploymentTag } from '../../features/company/employment-tag.tsx';
import { jobPicture } from '../../features/company/job-picture.ts';
import { PageHead } from '../../features/company/page-head.tsx';
import { Section } from '../../features/company/section.tsx';
import { useVacancies } from '../../features/company/use-vacancies.ts';
import { useLanguage, useMessages } from '../../language/language.ts';
import { usePage } from '../../shell/page.ts';
import { Apply } from './apply.tsx';
import styles from './recruitment-detail.module.css';

/**
 * A job with a page of its own: duties, what is asked for, how to apply. It stands at once; its name and
 * introduction become those of the list call, which staff edit, and one that is no longer listed says so.
 */
export function JobPage({ job }: { job: Job }) {
  const { setTitle } = usePage();
  const language = useLanguage();
  const { notFoundHint } = useMessages().company.jobs;
  const { data: vacancies } = useVacancies(true);
  const vacancy = vacancies?.find(({ recruimentId }) => recruimentId === job.id);
  const title = vacancy?.[`${language}Name`] ?? job.title[language];
  useEffect(() => setTitle(title), [setTitle, title]);
  return (
    <article className={styles.job}>
      <PageHead title={title} picture={jobPicture(job.id)}>
        <EmploymentTag job={job} />
        {vacancy ? (
          <FormattedText html={vacancy[`${language}Desc`]} encoded />
        ) : (
          <p>{job.introduction[language]}</p>
        )}
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
      {vacancies && !vacancy ? (
        <Notice tone="info">
          <p>{notFoundHint}</p>
        </Notice>
      ) : (
        <Apply title={title} />
      )}
    </article>
  );
}
