import type { DeskAppointment, DeskSlot } from '@phial/contract/desk';
import { VisuallyHidden } from '@phial/ui/visually-hidden/visually-hidden';
import { useMessages } from '../../../language/language.ts';
import { BookingCard, OpenPlace } from './place-card.tsx';
import styles from './planner.module.css';
import type { Place, PlanRow } from './wall-plan.ts';

interface PlannerRowProps {
  row: PlanRow;
  /** Number of the row on the planner. */
  index: number;
  /** The present moment stands before it. */
  isNext: boolean;
  isToday: boolean;
  fresh: ReadonlySet<string>;
  /** The place of this row that is in the order of the Tab key. */
  tabStop: number | undefined;
  onOpen: (appointment: DeskAppointment) => void;
  onFill: (slot: DeskSlot) => void;
}

/** A slot: when and what, how full, and its places. */
export function PlannerRow({ row, index, isNext, isToday, fresh, tabStop, onOpen, onFill }: PlannerRowProps) {
  const words = useMessages().desk;
  const { slot, places, over } = row;
  const taken = slot.booked + slot.held;
  return (
    <tr className={styles.row} data-begun={slot.begun || undefined} data-next={isNext || undefined}>
      <th scope="row" className={styles.head}>
        {isNext && <span className={styles.now}>{words.planner.now}</span>}
        <time className={styles.time}>{slot.time}</time>
        <span className={styles.type} data-type={slot.type}>
          {words.types[slot.type]}
        </span>
        <span className={styles.taken} data-over={over > 0 || undefined}>
          <span aria-hidden="true">{`${taken}/${slot.capacity}`}</span>
          <VisuallyHidden>{words.planner.places(taken, slot.capacity)}</VisuallyHidden>
        </span>
        {over > 0 && <span className={styles.over}>{words.planner.overBy(over)}</span>}
      </th>
      {places.map((place, column) => (
        <PlaceCell
          key={keyOf(place, places.length - column)}
          place={place}
          usable={isToday}
          begun={slot.begun}
          isFresh={place.kind === 'booking' && fresh.has(place.appointment.appointmentId)}
          at={{ 'data-row': index, 'data-column': column, tabIndex: tabStop === column ? 0 : -1 }}
          onOpen={onOpen}
          onFill={() => onFill(slot)}
        />
      ))}
    </tr>
  );
}

interface PlaceCellProps {
  place: Place;
  /** A free place takes a walk-in. */
  usable: boolean;
  /** Its time has come: it will hardly be wanted. */
  begun: boolean;
  isFresh: boolean;
  at: { 'data-row': number; 'data-column': number; tabIndex: number };
  onOpen: (appointment: DeskAppointment) => void;
  onFill: () => void;
}

function PlaceCell({ place, usable, begun, isFresh, at, onOpen, onFill }: PlaceCellProps) {
  if (place.kind === 'booking') {
    return (
      <td className={styles.cell}>
        <button
          type="button"
          className={styles.press}
          data-fresh={isFresh || undefined}
          {...at}
          onClick={() => onOpen(place.appointment)}
        >
          <BookingCard appointment={place.appointment} over={place.over} />
        </button>
      </td>
    );
  }
  const held = place.kind === 'held';
  return (
    <td className={styles.cell}>
      <button
        type="button"
        className={styles.press}
        aria-disabled={held || !usable || undefined}
        {...at}
        onClick={() => !held && usable && onFill()}
      >
        <OpenPlace held={held} usable={usable} begun={begun} />
      </button>
    </td>
  );
}

/**
 * People keep their card wherever it stands, so that the focus stays on it; the
 * other places are counted from the end, as the first of them goes first.
 */
function keyOf(place: Place, fromEnd: number): string {
  return place.kind === 'booking' ? place.appointment.appointmentId : `${place.kind} ${fromEnd}`;
}
