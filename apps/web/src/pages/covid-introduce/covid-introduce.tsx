import { laboratory } from '@phial/browser/published/published-document';
import { COLLECTION_FIGURES, COVID_LEAD, COVID_NOTE, COVID_SECTIONS } from '@phial/content/pages/covid';
import { buttonClass } from '@phial/ui/button/button';
import { Notice } from '@phial/ui/notice/notice';
import { Heading } from '@phial/ui/phrases/phrases';
import { TitlePanel } from '@phial/ui/title-panel/title-panel';
import { Link } from 'react-router';
import { useLanguage, useMessages } from '../../language/language.ts';
import figures from './collection-figures.module.css';
import styles from './covid-introduce.module.css';

/** `/covidintroduce`: what a test is, when, how, and what its result means. */
export function CovidIntroduce() {
  const language = useLanguage();
  const { phone } = laboratory();
  const { shell, covid } = useMessages();
  return (
    <div className={`page-column ${styles.page}`}>
      <TitlePanel title={shell.titles.covidintroduce} lead={COVID_LEAD[language]} picture="covid-testing" />
      <div className={styles.sections}>
        {COVID_SECTIONS.map(({ id, title, points }) => (
          <section key={id} className={styles.section} aria-labelledby={id} data-print="plain">
            <Heading level={2} id={id} className="text-xl">
              {title[language]}
            </Heading>
            <ul>
              {points.map((point) => (
                <li key={point.en}>{point[language]}</li>
              ))}
            </ul>
          </section>
        ))}
        <section className={styles.ask} aria-labelledby="covid-questions" data-print="hide">
          <Heading level={2} id="covid-questions" className="text-xl">
            {covid.toQuestions}
          </Heading>
          <p>{covid.questionsHint}</p>
          <Link className={buttonClass({ variant: 'primary' })} to="/covidqusetion">
            {covid.toQuestions}
          </Link>
        </section>
      </div>
      <CollectionFigures />
      <Notice tone="info">
        <p>
          {COVID_NOTE[language]} {phone && <a href={phone.link}>{covid.call(phone.text[language])}</a>}
        </p>
      </Notice>
    </div>
  );
}

/** How many places there are of each kind. */
function CollectionFigures() {
  const language = useLanguage();
  const { numbersTitle, toCentres } = useMessages().covid;
  return (
    <section className={figures.figures} aria-labelledby="covid-figures" data-print="plain">
      <Heading level={2} id="covid-figures">
        {numbersTitle}
      </Heading>
      <ul className={figures.list}>
        {COLLECTION_FIGURES.map(({ count, what }) => (
          <li key={what.en}>
            <strong>{count}</strong> {what[language]}
          </li>
        ))}
      </ul>
      <Link className={buttonClass({ variant: 'secondary' })} to="/bloodcenter?index=6-2">
        {toCentres}
      </Link>
    </section>
  );
}
