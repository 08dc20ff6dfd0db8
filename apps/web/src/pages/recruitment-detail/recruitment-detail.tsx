import { FormattedText } from '@phial/browser/formatted-text/formatted-text';
import { laboratory } from '@phial/browser/published/published-document';
import type { Recruitment } from '@phial/contract/content/content';
import { ButtonLink } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { Loading } from '@phial/ui/loading/loading';
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

/** `/recruitmentDetail`: the vacancy that `id` names (docs/rules/content.md#vacancies). */
export function RecruitmentDetail() {
  const { params } = usePage();
  const { back } = useMessages('company').company.jobs;
  return (
    <div className="detail-column" data-print="plain">
      <BackLink to="/recruitment?index=7">{back}</BackLink>
      <ListedVacancy id={params.get('id') ?? ''} />
    </div>
  );
}

function ListedVacancy({ id }: { id: string }) {
  const { shell, company } = useMessages('company');
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

/** Introduction, duties, what is asked for, how to apply. */
function Vacancy({ vacancy }: { vacancy: Recruitment }) {
  const language = useLanguage();
  const words = useMessages('company').company.jobs;
  const { recruimentId: id, employment, duties, requirements } = vacancy;
  const title = vacancy[`${language}Name`];
  useTitle(title);
  return (
    <article className={styles.job}>
      <PageHead title={title} picture={jobPicture(id)}>
        {employment && <EmploymentTag employment={employment} />}
        <FormattedText html={vacancy[`${language}Desc`]} encoded />
      </PageHead>
      {duties.length + requirements.length > 0 && (
        <div className={styles.sections}>
          <Points title={words.duties} points={duties} />
          <Points title={words.requirements} points={requirements} />
        </div>
      )}
      <Apply title={title} />
    </article>
  );
}

function Points({ title, points }: { title: string; points: Recruitment['duties'] }) {
  const language = useLanguage();
  if (points.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={styles.points}>
        {[...points.entries()].map(([at, point]) => (
          <li key={at}>{point[language]}</li>
        ))}
      </ul>
    </Section>
  );
}

/** @param title of the job, the subject of the e-mail */
function Apply({ title }: { title: string }) {
  const words = useMessages('company').company.jobs;
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
