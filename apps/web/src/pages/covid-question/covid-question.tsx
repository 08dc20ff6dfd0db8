import { TitlePanel } from '@phial/ui/title-panel/title-panel';
import { useMessages } from '../../language/language.ts';
import { BackLink } from '../../shell/back-link/back-link.tsx';
import { AskUs } from './ask-us.tsx';
import styles from './covid-question.module.css';
import { Questions } from './questions.tsx';

/** `/covidqusetion` (the address is spelt so): questions and answers from the problem lists. */
export function CovidQuestion() {
  const { shell, covid } = useMessages();
  return (
    <div className={styles.page}>
      <BackLink to="/covidintroduce">{covid.back}</BackLink>
      <TitlePanel title={shell.titles.covidqusetion} lead={covid.questionsLead} picture="covid-questions" />
      <Questions />
      <AskUs />
    </div>
  );
}
