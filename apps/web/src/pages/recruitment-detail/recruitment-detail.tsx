import { FormattedText } from '@phial/browser/formatted-text/formatted-text';
import { laboratory } from '@phial/browser/published/published-document';
import type { Job } from '@phial/content/jobs/job';
import { findJob } from '@phial/content/jobs/jobs';
import type { Recruitment } from '@phial/contract/content/content';
import { ButtonLink } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { Loading } from '@phial/ui/loading/loading';
import { Notice } from '@phial/ui/notice/notice';
import { Heading } from '@phial/ui/phrases/phrases';
import { EmploymentTag } from '../../features/company/employment-tag.tsx';
import { jobPicture } from '../../features/company/job-picture.ts';
import { ListFailed } from '../../features/company/list-failed.tsx';
import { PageHead } from '../../features/company/page-head.tsx';
import { Section } from '../../features/company/section.tsx';
import { useVacancies } from '../../features/company/use-vacancies.ts';
import { useLanguage, useMessages } from '../../language/language.ts';
import { BackLink } from '../../shell/back-link/back-link.tsx';
import { usePage, useTitle } from '../../shell/page.ts';
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
    <div className="detail-column" data-print="plain">
      <BackLink to="/recruitment?index=7">{back}</BackLink>
      {job === undefined ? <ListedVacancy id={id ?? ''} /> : <JobPage job={job} />}
    </div>
  );
}

/**
 * A job with a page of its own: duties, what is asked for, how to apply. It stands at once; its name and
 * introduction become those of the list call, which staff edit, and one that is no longer listed says so.
 */
export function JobPage({ job }: { job: Job }) {
  const language = useLanguage();
  const { notFoundHint } = useMessages().company.jobs;
  const { data: vacancies } = useVacancies(true);
  const vacancy = vacancies?.find(({ recruimentId }) => recruimentId === job.id);
  const title = vacancy?.[`${language}Name`] ?? job.title[language];
  useTitle(title);
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

/** A vacancy without a page of its own: the name and description of the call, if it has any. */
function ListedVacancy({ id }: { id: string }) {
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
      <Heading level={1}>{shell.titles.recruitmentDetail}</Heading>
      <Loading active={isFetching} label={words.loading} />
      {!isFetching && <ListFailed title={words.failed} onTryAgain={() => void refetch()} />}
    </div>
  );
}

function Vacancy({ vacancy }: { vacancy: Recruitment }) {
  const language = useLanguage();
  const title = vacancy[`${language}Name`];
  useTitle(title);
  return (
    <article className={styles.job}>
      <PageHead title={title} picture={jobPicture(vacancy.recruimentId)}>
        <FormattedText html={vacancy[`${language}Desc`]} encoded />
      </PageHead>
      <Apply title={title} />
    </article>
  );
}

/** @param title of the job, the subject of the e-mail */
function Apply({ title }: { title: string }) {
  const words = useMessages().company.jobs;
  const { supportEmail: email } = laboratory();
  if (email === undefined) return null;
  return (
    <div className={styles.apply} data-print="plain">
      <Section title={words.apply}>
        <p>{words.applyText(email)}</p>
        <p>{words.applyCare}</p>
        <p data-print="hide">
          <ButtonLink
            variant="primary"
            icon={<Icon name="mail" size={20} />}
            href={`mailto:${email}?subject=${encodeURIComponent(title)}`}
          >
            {words.write}
          </ButtonLink>
        </p>
      </Section>
    </div>
  );
}
