import { FormattedText } from '@phial/browser/formatted-text/formatted-text';
import type { Recruitment as Vacancy } from '@phial/contract/content/content';
import { Icon } from '@phial/ui/icon/icon';
import { Illustration } from '@phial/ui/illustration/illustration';
import { Phrases } from '@phial/ui/phrases/phrases';
import { Link } from 'react-router';
import { CompanyPage } from '../../features/company/company-page.tsx';
import { EmploymentTag } from '../../features/company/employment-tag.tsx';
import { jobPicture } from '../../features/company/job-picture.ts';
import { ListState } from '../../features/company/list-state.tsx';
import { PageHead } from '../../features/company/page-head.tsx';
import { useVacancies } from '../../features/company/use-vacancies.ts';
import { useLanguage, useMessages } from '../../language/language.ts';
import styles from './recruitment.module.css';

/** `/recruitment`: a card for each vacancy of the list call. */
export function Recruitment() {
  const { shell, company } = useMessages('company');
  const words = company.jobs;
  const vacancies = useVacancies();
  return (
    <CompanyPage>
      <PageHead title={shell.titles.recruitment} picture="recruitment">
        <p>{words.lead}</p>
      </PageHead>
      <ListState query={vacancies} words={words}>
        {(list) => (
          <ul className={styles.cards}>
            {list.map((vacancy) => (
              <JobCard key={vacancy.recruimentId} vacancy={vacancy} />
            ))}
          </ul>
        )}
      </ListState>
    </CompanyPage>
  );
}

/** A vacancy. The whole card leads to its page; the name alone is what is read and reached by keyboard. */
function JobCard({ vacancy }: { vacancy: Vacancy }) {
  const language = useLanguage();
  const { details } = useMessages('company').company.jobs;
  const { recruimentId: id, employment } = vacancy;
  return (
    <li className={styles.card} data-print="plain">
      <Illustration name={jobPicture(id)} className={styles.picture} />
      <div className={styles.body}>
        {employment && <EmploymentTag employment={employment} />}
        <h2 className="text-xl">
          <Link className={styles.link} to={`/recruitmentDetail?index=7&id=${encodeURIComponent(id)}`}>
            <Phrases text={vacancy[`${language}Name`]} />
          </Link>
        </h2>
        <FormattedText html={vacancy[`${language}Desc`]} encoded />
        <p className={styles.details} aria-hidden="true" data-print="hide">
          {details}
          <Icon name="arrow-right" size={20} />
        </p>
      </div>
    </li>
  );
}
