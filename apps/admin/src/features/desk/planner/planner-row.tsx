import type { DeskAppointment, DeskSlot } from '@phial/contract/desk/desk';
import { timeOf } from '@phial/domain/hong-kong-time';
import { fromWireLanguage } from '@phial/domain/language';
import { Icon } from '@phial/ui/icon/icon';
import { VisuallyHidden } from '@phial/ui/visually-hidden/visually-hidden';
import { useMessages } from '../../../language/language.ts';
import { useServices } from '../../../services/use-services.ts';
import { shownName } from '../booking/shown-name.ts';
import styles from './planner.module.css';
import cards from './seat-card.module.css';
import { StatusSign } from './status-sign.tsx';
import type { PlanRow, Seat } from './wall-plan.ts';

/** Who takes a free seat of the day: somebody who stands here, or who telephones. */
export type Fill = 'walk-in' | 'caller';

/** A slot: when and what, how full, and its seats. */
export function PlannerRow({
  row: { slot, seats, over },
  index,
  isNext,
  fill,
  fresh,
  tabStop,
  onOpen,
  onFill,
}: {
  row: PlanRow;
  /** Number of the row on the planner. */
  index: number;
  /** The present moment stands before it. */
  isNext: boolean;
  /** Who takes a free seat; undefined: nobody. */
  fill: Fill | undefined;
  fresh: ReadonlySet<string>;
  /** The seat of this row that is in the order of the Tab key. */
  tabStop: number | undefined;
  onOpen: (appointment: DeskAppointment) => void;
  onFill: (slot: DeskSlot) => void;
}) {
  const words = useMessages().desk;
  const { shortNameOf, colourOf } = useServices();
  const taken = slot.booked + slot.held;
  return (
    <tr className={styles.row} data-begun={slot.begun || undefined} data-next={isNext || undefined}>
      <th scope="row" className={styles.head}>
        {isNext && <span className={styles.now}>{words.planner.now}</span>}
        <time className={styles.time}>{slot.time}</time>
        <span className={styles.type} data-service-colour={colourOf(slot.type)}>
          {shortNameOf(slot.type)}
        </span>
        <span className={styles.taken} data-over={over > 0 || undefined}>
          <span aria-hidden="true">{`${taken}/${slot.capacity}`}</span>
          <VisuallyHidden>{words.planner.seats(taken, slot.capacity)}</VisuallyHidden>
        </span>
        {over > 0 && <span className={styles.over}>{words.planner.overBy(over)}</span>}
      </th>
      {seats.map((seat, column) => {
        const isBooking = seat.kind === 'booking';
        const isUsable = isBooking || (seat.kind === 'free' && fill !== undefined);
        const press = () => (isBooking ? onOpen(seat.appointment) : onFill(slot));
        return (
          <td key={keyOf(seat, seats.length - column)} className={styles.cell}>
            <button
              type="button"
              className={styles.press}
              aria-disabled={!isUsable || undefined}
              data-fresh={(isBooking && fresh.has(seat.appointment.appointmentId)) || undefined}
              data-row={index}
              data-column={column}
              tabIndex={tabStop === column ? 0 : -1}
              onClick={isUsable ? press : undefined}
            >
              {isBooking ? (
                <BookingCard appointment={seat.appointment} over={seat.over} />
              ) : (
                <OpenSeat held={seat.kind === 'held'} fill={fill} begun={slot.begun} />
              )}
            </button>
          </td>
        );
      })}
    </tr>
  );
}

/**
 * People keep their card wherever it stands, so that the focus stays on it; the
 * other seats are counted from the end, as the first of them goes first.
 */
function keyOf(seat: Seat, fromEnd: number): string {
  return seat.kind === 'booking' ? seat.appointment.appointmentId : `${seat.kind} ${fromEnd}`;
}

/** Somebody's seat on the planner: who, with what to know them by, and how it stands. */
function BookingCard({ appointment, over }: { appointment: DeskAppointment; over: boolean }) {
  const words = useMessages().desk;
  const { reservationCode, maskedDocumentNumber, status, arrivedAt, walkIn, language } = appointment;
  const isExpected = status === 'BOOKED' && appointment.attendanceConfirmed;
  const spoken = fromWireLanguage(language);
  return (
    <span className={cards.card} data-status={status} data-over={over || undefined}>
      <span className={cards.top}>
        <span className={cards.name}>{shownName(appointment, words.booking)}</span>
        <span className={cards.language}>
          <span aria-hidden="true">{words.languages[spoken]}</span>
          <VisuallyHidden>{words.languagesLong[spoken]}</VisuallyHidden>
        </span>
      </span>
      <span className={cards.marks}>
        <span className={cards.code}>{reservationCode}</span>
        <span className={cards.number}>{maskedDocumentNumber}</span>
      </span>
      <span className={cards.foot}>
        <span className={cards.status}>
          <StatusSign status={status} size={13} />
          {words.status[status]}
          {arrivedAt !== null && <time className={cards.at}>{timeOf(new Date(arrivedAt))}</time>}
        </span>
        {isExpected && <Icon name="check" size={14} label={words.booking.attendanceConfirmed} />}
        {walkIn && <Icon name="person" size={14} label={words.walkIn} />}
        {over && <span className={cards.overMark}>{words.planner.over}</span>}
      </span>
    </span>
  );
}

/**
 * A seat nobody has, or a visitor at the website has for some minutes.
 * @param begun its time has come: it will hardly be wanted
 */
function OpenSeat({ held, fill, begun }: { held: boolean; fill: Fill | undefined; begun: boolean }) {
  const { desk, caller } = useMessages();
  const words = desk.planner;
  const usable = fill !== undefined;
  return (
    <span
      className={cards.open}
      data-held={held || undefined}
      data-usable={usable || undefined}
      data-begun={begun || undefined}
    >
      <span>{held ? words.held : words.free}</span>
      {usable && !held && (
        <>
          <span className={cards.plus} aria-hidden="true">
            +
          </span>
          <VisuallyHidden>{`, ${fill === 'caller' ? caller.fill : words.fill}`}</VisuallyHidden>
        </>
      )}
      {held && <VisuallyHidden>{`, ${words.heldHint}`}</VisuallyHidden>}
    </span>
  );
}
