import { FormattedText } from '@phial/browser/formatted-text/formatted-text';
import { laboratory } from '@phial/browser/published/published-document';
import type { CovidBody } from '@phial/contract/content/page-bodies';
import { buttonClass } from '@phial/ui/button/button';
import { Notice } from '@phial/ui/notice/notice';
import { Heading } from '@phial/ui/phrases/phrases';
import { TitlePanel } from '@phial/ui/title-panel/title-panel';
import { useId } from 'react';
import { Link } from 'react-router';
import { PublishedPage } from '../../features/company/published-page.tsx';
import { useLanguage, useMessages } from '../../language/language.ts';
import { useWritten } from '../../published/texts.ts';
import figureStyles from './collection-figures.module.css';
import styles from './covid-introduce.module.css';

/** `/covidintroduce`: what a test is, when, how, and what its result means. */
export function CovidIntroduce() {
  const { titles } = useMessages().shell;
  return (
    <PublishedPage name="covid" title={titles.covidintroduce}>
      {(page) => <Introduction page={page} />}
    </PublishedPage>
  );
}

function Introduction({ page }: { page: CovidBody }) {
  const language = useLanguage();
  const { phone } = laboratory();
  const { shell, covid } = useMessages();
  const { text } = useWritten();
  return (
    <div className={`page-column ${styles.page}`}>
      <TitlePanel title={shell.titles.covidintroduce} lead={text(page.lead)} picture="covid-testing" />
      <div className={styles.sections}>
        {[...page.sections.entries()].map(([at, section]) => (
          <IntroductionSection key={at} section={section} />
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
      {page.figures.length > 0 && <CollectionFigures figures={page.figures} />}
      {(page.note || phone) && (
        <Notice tone="info">
          <p>
            {page.note && text(page.note)}{' '}
            {phone && <a href={phone.link}>{covid.call(phone.text[language])}</a>}
          </p>
        </Notice>
      )}
    </div>
  );
}

function IntroductionSection({ section }: { section: CovidBody['sections'][number] }) {
  const id = useId();
  const { text, html } = useWritten();
  return (
    <section className={styles.section} aria-labelledby={id} data-print="plain">
      <Heading level={2} id={id} className="text-xl">
        {text(section.heading)}
      </Heading>
      <FormattedText html={html(section.text)} />
    </section>
  );
}

/** How many places there are of each kind. */
function CollectionFigures({ figures }: Pick<CovidBody, 'figures'>) {
  const { text } = useWritten();
  const { numbersTitle, toCentres } = useMessages().covid;
  return (
    <section className={figureStyles.figures} aria-labelledby="covid-figures" data-print="plain">
      <Heading level={2} id="covid-figures">
        {numbersTitle}
      </Heading>
      <ul className={figureStyles.list}>
        {[...figures.entries()].map(([at, { count, what }]) => (
          <li key={at}>
            <strong>{count}</strong> {text(what)}
          </li>
        ))}
      </ul>
      <Link className={buttonClass({ variant: 'secondary' })} to="/bloodcenter?index=6-2">
        {toCentres}
      </Link>
    </section>
  );
}
