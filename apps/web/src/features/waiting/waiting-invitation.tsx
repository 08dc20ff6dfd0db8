import { formatLongDate } from '@phial/domain/hong-kong-time';
import { Button } from '@phial/ui/button/button';
import { useLanguage, useMessages } from '../../language/language.ts';
import { usePage } from '../../shell/page.ts';
import styles from './waiting.module.css';
import { useWaitingListOn } from './waiting-state.ts';

interface WaitingInvitationProps {
  type: string;
  point?: string | undefined;
  /**
   * What the visitor cannot have: another time than those shown, any time at the service point, any time anywhere, the
   * time that was lost, or a time for several people.
   */
  reason: 'time' | 'point' | 'anywhere' | 'lost' | 'party';
  /** A full day that the visitor asked for, `YYYY-MM-DD`. */
  day?: string | undefined;
}

/** Leads from a choice of times that does not suit to the waiting list, while there is one. */
export function WaitingInvitation({ type, point, reason, day }: WaitingInvitationProps) {
  const words = useMessages('furtherBooking').waitingList;
  const language = useLanguage();
  const page = usePage();
  if (!useWaitingListOn()) return null;
  const params = new URLSearchParams({
    type,
    ...(point !== undefined && { point }),
    ...(day !== undefined && { day }),
  });
  return (
    <div className={styles.invite}>
      <p role="status">
        {day === undefined ? words.invite[reason] : words.inviteDay(formatLongDate(day, language))}
      </p>
      <Button size="small" onClick={() => page.open(`/waiting?${params}`)}>
        {words.inviteButton}
      </Button>
    </div>
  );
}
