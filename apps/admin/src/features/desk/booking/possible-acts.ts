import type { DeskAppointment } from '@phial/contract/desk/desk';
import { type DayKey, dayOf, instantOf } from '@phial/domain/hong-kong-time';

/** What the desk can do with an appointment. */
export type DeskAct =
  | 'check-in'
  | 'no-show'
  | 'undo-check-in'
  | 'undo-no-show'
  | 'change'
  | 'correct'
  | 'cancel';

/**
 * The steps from where an appointment stands: booked leads to arrived or no
 * show, both lead back, a latecomer goes from no show to arrived; cancelled is
 * the end. People check in on the day only, are missed only once their time has
 * come, and move or cancel until their day is over. What cannot be read cannot be corrected or moved. The server decides; this
 * keeps what it would refuse off the screen.
 * @param now by the clock of the server
 */
export function possibleActs(
  {
    status,
    day,
    time,
    erased,
    unreadable = false,
  }: Pick<DeskAppointment, 'status' | 'day' | 'time' | 'erased' | 'unreadable'>,
  now: Date,
): DeskAct[] {
  if (erased) return [];
  const today: DayKey = dayOf(now);
  const onItsDay: DeskAct[] = day === today ? ['check-in'] : [];
  switch (status) {
    case 'BOOKED': {
      const missed: DeskAct[] = instantOf(day, time) <= now ? ['no-show'] : [];
      const personal: DeskAct[] = unreadable ? [] : ['change', 'correct'];
      const ahead: DeskAct[] = day >= today ? [...personal, 'cancel'] : [];
      return [...onItsDay, ...missed, ...ahead];
    }
    case 'ATTENDED':
      return unreadable ? ['undo-check-in'] : ['undo-check-in', 'correct'];
    case 'NO_SHOW':
      return [...onItsDay, 'undo-no-show'];
    case 'CANCELLED':
      return [];
  }
}
