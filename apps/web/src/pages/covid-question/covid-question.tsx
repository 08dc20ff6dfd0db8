import { buttonClass } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { TitlePanel } from '@phial/ui/title-panel/title-panel';
import { Link } from 'react-router';
import { useMessages } from '../../language/language.ts';
import { AskUs } from './ask-us.tsx';
import styles from './covid-question.module.css';
import { Questions } from './questions.tsx';

/** `/covidqusetion`, as the specification spells it: questions and answers from the problem lists (D-14, D-98). */
export function CovidQuestion() {
  const { shell, covid } = useMessages();
  return (
    <div className={styles.page}>
      <div className={styles.back} data-print="hide">
        <Link className={buttonClass({ variant: 'quiet' })} to="/covidintroduce">
          <Icon name="chevron-left" size={20} />
          {covid.back}
        </Link>
      </div>
      <TitlePanel title={shell.titles.covidqusetion} lead={covid.questionsLead} picture="covid-questions" />
      <Questions />
      <AskUs />
    </div>
  );
}
