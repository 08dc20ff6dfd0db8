import { listBookingQuestions, listTestingQuestions } from '@phial/contract/calls/content';
import type { IndexEntry } from '@phial/contract/content';
import { Button } from '@phial/ui/button/button';
import { Disclosure } from '@phial/ui/disclosure/disclosure';
import { Loading } from '@phial/ui/loading/loading';
import { Notice } from '@phial/ui/notice/notice';
import { Phrases } from '@phial/ui/phrases/phrases';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../api-client/client.ts';
import { useLanguage, useMessages } from '../../language/language.ts';
import styles from './covid-question.module.css';

/** Both lists, each under its heading; what one cannot give, the other still shows. */
export function Questions() {
  const words = useMessages().covid;
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
      <h2 id={id}>
        <Phrases text={title} />
      </h2>
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
