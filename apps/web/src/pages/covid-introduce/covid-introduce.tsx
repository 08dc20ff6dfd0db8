import { COVID_LEAD, COVID_NOTE, COVID_SECTIONS } from '@phial/content/pages/covid';
import { site } from '@phial/content/site';
import { buttonClass } from '@phial/ui/button/button';
import { Notice } from '@phial/ui/notice/notice';
import { Phrases } from '@phial/ui/phrases/phrases';
import { TitlePanel } from '@phial/ui/title-panel/title-panel';
import { Link } from 'react-router';
import { useLanguage, useMessages } from '../../language/language.ts';
import { CollectionFigures } from './collection-figures.tsx';
import styles from './covid-introduce.module.css';

/** `/covidintroduce`: what a test is, when, how, and what its result means. */
export function CovidIntroduce() {
  const language = useLanguage();
  const { shell, covid } = useMessages();
  return (
    <div className={styles.page}>
      <TitlePanel title={shell.titles.covidintroduce} lead={COVID_LEAD[language]} picture="covid-testing" />
      <div className={styles.sections}>
        {COVID_SECTIONS.map(({ id, title, points }) => (
          <section key={id} className={styles.section} aria-labelledby={id} data-print="plain">
            <h2 id={id}>
              <Phrases text={title[language]} />
            </h2>
            <ul>
              {points.map((point) => (
                <li key={point.en}>{point[language]}</li>
              ))}
            </ul>
          </section>
        ))}
        <section className={styles.ask} aria-labelledby="covid-questions" data-print="hide">
          <h2 id="covid-questions">
            <Phrases text={covid.toQuestions} />
          </h2>
          <p>{covid.questionsHint}</p>
          <Link className={buttonClass({ variant: 'primary' })} to="/covidqusetion">
            {covid.toQuestions}
          </Link>
        </section>
      </div>
      <CollectionFigures />
      <Notice tone="info">
        <p>
          {COVID_NOTE[language]} <a href={site.phoneLink}>{covid.call(site.phone[language])}</a>
        </p>
      </Notice>
    </div>
  );
}
