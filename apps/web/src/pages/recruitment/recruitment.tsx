import { CompanyPage } from '../../features/company/company-page.tsx';
import { ListState } from '../../features/company/list-state.tsx';
import { PageHead } from '../../features/company/page-head.tsx';
import { useVacancies } from '../../features/company/use-vacancies.ts';
import { useMessages } from '../../language/language.ts';
import { JobCard } from './job-card.tsx';
import styles from './recruitment.module.css';

/** `/recruitment`: a card for each vacancy of the list call. */
export function Recruitment() {
  const { shell, company } = useMessages();
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
