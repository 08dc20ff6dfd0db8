import type { OwnBooking } from '@phial/contract/booking/own-booking';
import { readOwnBooking } from '@phial/contract/calls/own-booking';
import { waitForEarlier } from '@phial/contract/calls/waiting';
import { dayOf } from '@phial/domain/hong-kong-time';
import { localised, toWireLanguage } from '@phial/domain/language';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Card } from '@phial/ui/card/card';
import { ErrorSummary } from '@phial/ui/error-summary/error-summary';
import { Loading } from '@phial/ui/loading/loading';
import { Heading } from '@phial/ui/phrases/phrases';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callQuery, send } from '../../api-client/client.ts';
import { RefusalNotice } from '../../fields/refusal-notice.tsx';
import { useLanguage, useMessages } from '../../language/language.ts';
import { useInvalidTitle, usePage } from '../../shell/page.ts';
import { formatLongTime } from '../booking/hold/hold.ts';
import { Screen } from '../booking/landing/screen.tsx';
import { NoEntry } from './linked-entry.tsx';
import { useJoin } from './use-join.ts';
import styles from './waiting.module.css';
import { WISH_CONTROL, WishFields } from './wish-fields.tsx';
import { mistakesOfWishes, presetWishes, type Wishes, wiredWishes } from './wishes.ts';

/** Waiting for an earlier place than that of a booking. @param props.link of the booking */
export function JoinEarlier({ link }: { link: string }) {
  const words = useMessages('furtherBooking').waitingList;
  const { data: booking, isError } = useQuery(
    callQuery(readOwnBooking, { body: { link }, timeLimit: 'short', repeatSubmit: false }),
  );
  if (isError || (booking && booking.state !== 'coming')) return <NoEntry />;
  if (booking) return <EarlierForm link={link} booking={booking} />;
  return (
    <Screen>
      <Heading level={1}>{words.joinTitle}</Heading>
      <Loading active label={words.loading} />
    </Screen>
  );
}

function EarlierForm({ link, booking }: { link: string; booking: OwnBooking }) {
  const words = useMessages('furtherBooking').waitingList;
  const language = useLanguage();
  const page = usePage();
  const bookedDay = booking.servTime.slice(0, 10);
  const [wishes, setWishes] = useState<Wishes>(() =>
    presetWishes(booking.servPtId, { lastDay: bookedDay < dayOf(new Date()) ? undefined : bookedDay }),
  );
  const mistakes = mistakesOfWishes(wishes);
  const { attempt, refusal, busy, submit } = useJoin(() =>
    send(waitForEarlier, {
      body: { link, ...wiredWishes(wishes), language: toWireLanguage(language) },
      timeLimit: 'short',
      ownMessage: true,
    }),
  );
  const shown = attempt > 0 ? mistakes : [];
  useInvalidTitle(shown.length > 0 || refusal !== undefined);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit(mistakes.length === 0);
  };
  return (
    <Screen>
      <Heading level={1}>{words.joinTitle}</Heading>
      <div>
        <p>
          {words.earlierLead(
            formatLongTime(booking.servTime, language),
            localised(booking.testServPtVo, 'servPt', language),
          )}
        </p>
        <p>{words.joinLead}</p>
      </div>
      <Card padding="large">
        <form noValidate onSubmit={onSubmit} className={styles.form}>
          <ErrorSummary
            title={words.errorsTitle}
            errors={shown.map((mistake) => ({ fieldId: WISH_CONTROL[mistake], text: words[mistake] }))}
            attempt={attempt}
          />
          <WishFields
            type={booking.type}
            wishes={wishes}
            onChange={(changes) => setWishes((now) => ({ ...now, ...changes }))}
            mistakes={shown}
          />
          <RefusalNotice refusal={refusal} />
          <ButtonRow align="ends">
            <Button onClick={() => page.open('/booking')}>{words.back}</Button>
            <Button type="submit" variant="primary" busy={busy}>
              {words.join}
            </Button>
          </ButtonRow>
        </form>
      </Card>
    </Screen>
  );
}
