import type { BookingMessage } from '@phial/contract/desk/booking-messages';
import { formatMoment } from '@phial/domain/moment-text';
import { Button } from '@phial/ui/button/button';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { useFailureWords } from '../../../visitor-messages/failure-words.ts';
import { KindTag } from '../../../visitor-messages/kind-tag.tsx';
import { maySendAgain } from '../../../visitor-messages/may-send-again.ts';
import styles from './booking-messages.module.css';

/** A message: what it was, by which way, and what came of it in words. */
export function MessageEntry({
  message,
  busy,
  onAgain,
}: {
  message: BookingMessage;
  busy: boolean;
  onAgain: () => void;
}) {
  const { bookingMessages: words, schedule } = useMessages();
  const { kind, hoursAhead, failure } = message;
  const { kinds, again, hoursAhead: ahead } = schedule.messages;
  const outcomes = useOutcomes();
  const whyNot = useFailureWords();
  /** What was overtaken before it went has no way, and needs none. */
  const wayOf = ({ group, way }: BookingMessage) => {
    if (way !== null) return words.ways[way];
    return group === 'queued' || group === 'skipped' ? words.noWay : '';
  };
  const name = hoursAhead === null ? kinds[kind] : `${kinds[kind]}, ${ahead(hoursAhead)}`;
  return (
    <li className={styles.message}>
      <div className={styles.what}>
        <KindTag kind={kind} />
        <span className={styles.way}>
          {[hoursAhead === null ? '' : ahead(hoursAhead), wayOf(message)]
            .filter((part) => part !== '')
            .join(' · ')}
        </span>
      </div>
      {outcomes(message).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {failure !== null && <p className={styles.why}>{whyNot(failure)}</p>}
      {maySendAgain(message) && (
        <div>
          <Button size="small" busy={busy} aria-label={words.again(name)} onClick={onAgain}>
            {again}
          </Button>
        </div>
      )}
    </li>
  );
}

/** What came of a message, one thing a line, without the reason of a failure. */
function useOutcomes(): (message: BookingMessage) => readonly string[] {
  const { outcome: words } = useMessages().bookingMessages;
  const language = useLanguage();
  return ({ group, failure, createdAt, dueAt, settledAt, deliveredAt }) => {
    const at = (moment: string) => formatMoment(moment, language);
    const settled = at(settledAt ?? createdAt);
    switch (group) {
      case 'queued':
        if (dueAt === null) return [words.sending];
        return [failure === null ? words.due(at(dueAt)) : words.again(at(dueAt))];
      case 'telephone':
        return [settledAt === null ? words.toCall : words.toCallAfter(settled)];
      case 'sent':
        return deliveredAt === null
          ? [words.sent(settled)]
          : [words.delivered(at(deliveredAt)), words.sent(settled)];
      default:
        return [words[group](settled)];
    }
  };
}
