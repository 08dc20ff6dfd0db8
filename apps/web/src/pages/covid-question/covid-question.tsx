import { laboratory } from '@phial/browser/published/published-document';
import { listBookingQuestions, listTestingQuestions } from '@phial/contract/calls/content';
import type { IndexEntry } from '@phial/contract/content/content';
import { Button, ButtonLink } from '@phial/ui/button/button';
import { Disclosure } from '@phial/ui/disclosure/disclosure';
import { Icon } from '@phial/ui/icon/icon';
import { Loading } from '@phial/ui/loading/loading';
import { Notice } from '@phial/ui/notice/notice';
import { Heading } from '@phial/ui/phrases/phrases';
import { TitlePanel } from '@phial/ui/title-panel/title-panel';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../api-client/client.ts';
import { useLanguage, useMessages } from '../../language/language.ts';
import { BackLink } from '../../shell/back-link/back-link.tsx';
import styles from './covid-question.module.css';

/** `/covidqusetion` (the address is spelt so): questions and answers from the problem lists. */
export function CovidQuestion() {
  const { shell, covid } = useMessages('company');
  return (
    <div className={`detail-column ${styles.page}`}>
      <BackLink to="/covidintroduce">{covid.back}</BackLink>
      <TitlePanel title={shell.titles.covidqusetion} lead={covid.questionsLead} picture="covid-questions" />
      <Questions />
      <AskUs />
    </div>
  );
}

/** Both lists, each under its heading; what one cannot give, the other still shows. */
export function Questions() {
  const words = useMessages('company').covid;
  const testing = useQuery(callQuery(listTestingQuestions, { ownMessage: false }));
  const booking = useQuery(callQuery(listBookingQuestions, { ownMessage: false }));
  const lists = [testing, booking];
  const groups = [
    { id: 'testing-questions', title: words.testingGroup, entries: testing.data ?? [] },
    { id: 'booking-questions', title: words.bookingGroup, entries: booking.data ?? [] },
  ].filter(({ entries }) => entries.length > 0);
  const loading = lists.some(({ isPending }) => isPending);
  const failed = lists.filter(({ isLoadingError }) => isLoadingError);
  return (
    <div className={styles.groups}>
      <Loading active={loading} label={words.loading} />
      {groups.map((group) => (
        <Group key={group.id} {...group} />
      ))}
      {failed.length > 0 && (
        <Notice tone="error" title={words.failed}>
          <p>{words.failedHint}</p>
          <Button
            size="small"
            busy={lists.some(({ isFetching }) => isFetching)}
            onClick={() => {
              for (const { refetch } of failed) void refetch();
            }}
          >
            {words.tryAgain}
          </Button>
        </Notice>
      )}
      {!loading && failed.length === 0 && groups.length === 0 && (
        <Notice tone="info" title={words.none}>
          <p>{words.noneHint}</p>
        </Notice>
      )}
    </div>
  );
}

function Group({ id, title, entries }: { id: string; title: string; entries: readonly IndexEntry[] }) {
  const language = useLanguage();
  return (
    <section aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <div className={styles.list}>
        {entries.map((entry) => (
          <Disclosure key={entry.id} headingLevel={3} title={entry[`${language}Name`]}>
            <p className={styles.answer}>{entry[`${language}Content`]}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}

/** What to do when no question fits. */
function AskUs() {
  const language = useLanguage();
  const { moreTitle, more, call } = useMessages('company').covid;
  const { phone } = laboratory();
  if (phone === undefined) return null;
  return (
    <section className={styles.ask} aria-labelledby="ask-us" data-print="plain">
      <div>
        <Heading level={2} id="ask-us" className="text-xl">
          {moreTitle}
        </Heading>
        <p>{more}</p>
      </div>
      <ButtonLink href={phone.link} icon={<Icon name="phone" size={20} />}>
        {call(phone.text[language])}
      </ButtonLink>
    </section>
  );
}
