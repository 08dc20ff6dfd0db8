import { notify } from '@phial/browser/notices/notices';
import type { WaitingEntry } from '@phial/contract/booking/waiting';
import { acceptOffer, leaveWaitingList, passOffer } from '@phial/contract/calls/waiting';
import { timeOf } from '@phial/domain/hong-kong-time';
import { localised } from '@phial/domain/language';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Card } from '@phial/ui/card/card';
import { DefinitionList } from '@phial/ui/definition-list/definition-list';
import { Dialog } from '@phial/ui/dialog/dialog';
import { Icon } from '@phial/ui/icon/icon';
import { Notice } from '@phial/ui/notice/notice';
import { Heading } from '@phial/ui/phrases/phrases';
import { useEffect, useRef, useState } from 'react';
import { send } from '../../api-client/client.ts';
import { currentMessages, useLanguage, useMessages } from '../../language/language.ts';
import { usePage } from '../../shell/page.ts';
import { formatLongTime } from '../booking/hold/hold.ts';
import { HOME, writeAddress } from '../booking/journey.ts';
import { Screen } from '../booking/landing/screen.tsx';
import { findPoint, useServicePoints } from '../booking/steps/service-points.ts';
import styles from './waiting.module.css';
import { WishList } from './wish-list.tsx';

interface EntryProps {
  entry: WaitingEntry;
  /** Gets the entry as it is after something was done. */
  onNews: (entry: WaitingEntry) => void;
  /** Something could not be done, as the entry has changed meanwhile. */
  onStale: () => void;
}

/** An entry of the waiting list with what its visitor can do about it. */
export function Entry({ entry, onNews, onStale }: EntryProps) {
  const words = useMessages('furtherBooking').waitingList;
  const page = usePage();
  const heading = useRef<HTMLHeadingElement>(null);
  const { state, offer } = entry;
  const { busy, act } = useAct(onStale);

  // The buttons that were pressed may be gone, and an offer is news: whoever listens hears what has become of it.
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    heading.current?.focus();
  }, [state]);

  const title = {
    WAITING: words.waiting,
    OFFERED: words.offered,
    TAKEN: words.taken,
    ENDED: words.ended,
  }[state];
  return (
    <Screen>
      <Heading level={1} ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      {state === 'WAITING' && (
        <div>
          {entry.lostOffer && (
            <Notice tone="info" title={words.lostTitles[entry.lostOffer]}>
              <p>{words.lostReasons[entry.lostOffer]}</p>
            </Notice>
          )}
          <p>{words.ahead(entry.ahead)}</p>
          <p>{words.waitingDetail}</p>
        </div>
      )}
      {state === 'OFFERED' && offer && (
        <Offer entry={entry} offer={offer} busy={busy} act={act} onNews={onNews} />
      )}
      {state === 'TAKEN' && <p>{words.takenDetail}</p>}
      {state === 'ENDED' && <p>{words.endedDetail}</p>}
      {(state === 'WAITING' || state === 'OFFERED') && (
        <>
          <WishList entry={entry} />
          <Leave
            busy={busy}
            onLeave={() =>
              act(async () => {
                onNews(await send(leaveWaitingList, { body: { link: entry.link }, timeLimit: 'short' }));
                notify({ tone: 'success', text: () => currentMessages('furtherBooking').waitingList.left });
              })
            }
          />
        </>
      )}
      {(state === 'TAKEN' || state === 'ENDED') && (
        <ButtonRow>
          <Button variant="primary" onClick={() => page.open(writeAddress(HOME))}>
            {words.bookNow}
          </Button>
        </ButtonRow>
      )}
    </Screen>
  );
}

interface OfferProps {
  entry: WaitingEntry;
  offer: NonNullable<WaitingEntry['offer']>;
  busy: boolean;
  act: (work: () => Promise<void>) => Promise<void>;
  onNews: (entry: WaitingEntry) => void;
}

function Offer({ entry: { link, type, givesUpBooking }, offer, busy, act, onNews }: OfferProps) {
  const words = useMessages('furtherBooking').waitingList;
  const language = useLanguage();
  const page = usePage();
  const point = findPoint(useServicePoints(type, true).points, offer.servPtId);
  const minutes = Math.ceil(offer.secondsLeft / 60);

  const take = () =>
    act(async () => {
      const { data: booking } = await send(acceptOffer, { body: { link }, timeLimit: 'short' });
      notify({ tone: 'success', text: () => currentMessages('furtherBooking').waitingList.taken });
      page.open(`/booking?link=${booking.link}`);
    });
  const pass = () =>
    act(async () => {
      onNews(await send(passOffer, { body: { link }, timeLimit: 'short' }));
      notify({ tone: 'success', text: () => currentMessages('furtherBooking').waitingList.passed });
    });
  return (
    <Card tone="mint" padding="large">
      <div className={styles.offer}>
        <DefinitionList
          rows={[
            { term: words.offerWhen, value: formatLongTime(offer.servTime, language) },
            {
              term: words.offerWhere,
              value: point
                ? [localised(point, 'servPt', language), localised(point, 'address', language)].join(
                    language === 'en' ? ', ' : '，',
                  )
                : '',
            },
          ]}
        />
        <p className="strong">{words.kept(timeOf(new Date(offer.endsAt)), minutes)}</p>
        <ButtonRow>
          <Button variant="primary" icon={<Icon name="check" />} busy={busy} onClick={() => void take()}>
            {givesUpBooking ? words.takeEarlier : words.take}
          </Button>
          <Button disabled={busy} onClick={() => void pass()}>
            {words.pass}
          </Button>
        </ButtonRow>
      </div>
    </Card>
  );
}

function Leave({ busy, onLeave }: { busy: boolean; onLeave: () => Promise<void> }) {
  const words = useMessages('furtherBooking').waitingList;
  const [asking, setAsking] = useState(false);
  const leave = async () => {
    await onLeave();
    setAsking(false);
  };
  return (
    <>
      <ButtonRow>
        <Button icon={<Icon name="cancel" />} onClick={() => setAsking(true)}>
          {words.leave}
        </Button>
      </ButtonRow>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        busy={busy}
        role="alertdialog"
        title={words.leaveTitle}
        closeLabel={words.close}
        actions={
          <>
            <Button disabled={busy} onClick={() => setAsking(false)}>
              {words.stay}
            </Button>
            <Button variant="danger" busy={busy} onClick={() => void leave()}>
              {words.leave}
            </Button>
          </>
        }
      >
        <p>{words.leaveDetail}</p>
      </Dialog>
    </>
  );
}

/** Something done to the entry, once at a time; the client says what went wrong. */
function useAct(onStale: () => void) {
  const [busy, setBusy] = useState(false);
  const act = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch {
      // A toast has shown the refusal; the offer may have ended.
      onStale();
    }
    setBusy(false);
  };
  return { busy, act };
}
