import type { WaitingEntry } from '@phial/contract/booking/waiting';
import { readWaiting } from '@phial/contract/calls/waiting';
import { timeOf } from '@phial/domain/hong-kong-time';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Card } from '@phial/ui/card/card';
import { Heading } from '@phial/ui/phrases/phrases';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { callQuery } from '../../api-client/client.ts';
import { useLanguage, useMessages } from '../../language/language.ts';
import { usePage } from '../../shell/page.ts';
import { formatLongTime } from '../booking/hold/hold.ts';
import styles from './waiting.module.css';
import { WishList } from './wish-list.tsx';

/** How long what the enquiry found is taken for true. */
const FRESH_MS = 15_000;

/** The entries of the waiting list that an enquiry found, each leading to its own page. */
export function FoundEntries({ entries }: { entries: readonly WaitingEntry[] }) {
  const words = useMessages('furtherBooking').waitingList;
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading level={2} id={id} className={styles.foundTitle}>
        {words.foundTitle}
      </Heading>
      <ul className={styles.found}>
        {entries.map((entry) => (
          <li key={entry.link}>
            <FoundEntry found={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function FoundEntry({ found }: { found: WaitingEntry }) {
  const words = useMessages('furtherBooking').waitingList;
  const page = usePage();
  const id = useId();
  const { link } = found;
  // What is done on the page of the entry shows here, too, when the visitor comes back.
  const { data: entry } = useQuery({
    ...callQuery(readWaiting, { body: { link }, timeLimit: 'short', repeatSubmit: false, ownMessage: true }),
    initialData: found,
    staleTime: FRESH_MS,
  });
  const { state, offer } = entry;
  const title = { WAITING: words.waiting, OFFERED: words.offered, TAKEN: words.taken, ENDED: words.ended };
  return (
    <Card as="article" labelledBy={`${id}-title`} tone={offer ? 'mint' : undefined}>
      <Heading level={3} id={`${id}-title`} className="text-lg">
        {title[state]}
      </Heading>
      {offer && <OfferLine offer={offer} />}
      <WishList entry={entry} />
      <div className={styles.foundActions}>
        <ButtonRow>
          <Button
            variant={offer ? 'primary' : undefined}
            aria-describedby={`${id}-title`}
            onClick={() => page.open(`/waiting?link=${link}`)}
          >
            {offer ? words.openOffer : words.openEntry}
          </Button>
        </ButtonRow>
      </div>
    </Card>
  );
}

function OfferLine({
  offer: { servTime, endsAt, secondsLeft },
}: {
  offer: NonNullable<WaitingEntry['offer']>;
}) {
  const words = useMessages('furtherBooking').waitingList;
  const language = useLanguage();
  return (
    <div className={styles.foundOffer}>
      <p className="strong">{formatLongTime(servTime, language)}</p>
      <p>{words.kept(timeOf(new Date(endsAt)), Math.ceil(secondsLeft / 60))}</p>
    </div>
  );
}
