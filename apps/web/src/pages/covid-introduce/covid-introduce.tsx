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
  return (
    <PublishedPage name="covid" className={styles.page} head={(page) => <Head page={page} />}>
      {(page) => <Introduction page={page} />}
    </PublishedPage>
  );
}

function Head({ page }: { page: CovidBody | undefined }) {
  const { titles } = useMessages().shell;
  const { text } = useWritten();
  return <TitlePanel title={titles.covidintroduce} lead={page && text(page.lead)} picture="covid-testing" />;
}

function Introduction({ page }: { page: CovidBody }) {
  const language = useLanguage();
  const { phone } = laboratory();
  const { covid } = useMessages('company');
  const { text } = useWritten();
  return (
    <>
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
    </>
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
  const { numbersTitle, toCentres } = useMessages('company').covid;
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
