import type { Messages } from '@phial/content/messages/messages';
import type { CollectionCentre } from '@phial/contract/content';
import { dayOf, daysBetween, formatLongDate, weekdayOf } from '@phial/domain/hong-kong-time';
import type { Language } from '@phial/domain/language';
import { type OpeningState, openingState } from '@phial/domain/opening-state';
import { useLanguage, useMessages } from '../../language/language.ts';
import styles from './centre-card.module.css';

/** Whether a centre is open at an instant, in words. The sign says the same in shape: a full or an empty phial. */
export function OpenNow({ centre, now }: { centre: CollectionCentre; now: Date }) {
  const language = useLanguage();
  const messages = useMessages();
  const state = openingState(centre.openingHours, centre.closedDays, now);
  return (
    <p className={styles.state} data-open={state.open}>
      <svg viewBox="0 0 20 28" width="16" height="22" aria-hidden="true">
        {state.open && <path className={styles.liquid} d="M4 9h12v11a6 6 0 0 1-12 0z" />}
        <path className={styles.glass} d="M1.5 2.5h17M4 2.5V20a6 6 0 0 0 12 0V2.5" />
      </svg>
      <span>{stateText(state, now, language, messages)}</span>
    </p>
  );
}

function stateText(state: OpeningState, now: Date, language: Language, messages: Messages): string {
  const words = messages.company.centres;
  if (state.open) return words.openUntil(state.until);
  if (state.next === undefined) return words.closed;
  const { day, at } = state.next;
  const ahead = daysBetween(dayOf(now), day);
  if (ahead === 0) return words.opensAt(words.today, at);
  if (ahead === 1) return words.opensAt(words.tomorrow, at);
  const weekday = ahead < 7 ? messages.bookingWizard.weekdaysLong[weekdayOf(day) - 1] : undefined;
  return words.opensAt(weekday ?? formatLongDate(day, language), at);
}
