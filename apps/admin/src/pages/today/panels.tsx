import type { DeskAppointment, DeskDay, DeskPoint, DeskSlot } from '@phial/contract/desk/desk';
import type { ServiceType } from '@phial/domain/booking/service-type';
import { dayOf } from '@phial/domain/hong-kong-time';
import { BookingPanel } from '../../features/desk/booking/booking-panel.tsx';
import { CancelDialog } from '../../features/desk/booking/cancel-dialog.tsx';
import { CorrectDialog } from '../../features/desk/booking/correct-dialog.tsx';
import { CallerDialog } from '../../features/desk/caller/caller-dialog.tsx';
import { ChangeDialog } from '../../features/desk/change/change-dialog.tsx';
import type { DeskChoice } from '../../features/desk/hold/use-desk-hold.ts';
import { LabelDialog } from '../../features/desk/labels/label-dialog.tsx';
import { NoteDialog } from '../../features/desk/notes/note-dialog.tsx';
import { ScanDialog } from '../../features/desk/scanner/scan-dialog.tsx';
import { SceneDialog } from '../../features/desk/walk-in/scene-dialog.tsx';
import { WalkInDialog } from '../../features/desk/walk-in/walk-in-dialog.tsx';
import { useAccount } from '../../session/session.ts';

/** What lies above the planner. */
export type Panel =
  | {
      readonly kind: 'booking' | 'change' | 'correct' | 'cancel';
      /** As it was found; the day on screen may know it newer. */
      readonly appointment: DeskAppointment;
    }
  | { readonly kind: 'walk-in'; readonly slotId?: string }
  | { readonly kind: 'caller'; readonly slot?: DeskChoice }
  | { readonly kind: 'scan' }
  | { readonly kind: 'note' }
  /** Of the booking, or of the day on screen. */
  | { readonly kind: 'labels'; readonly appointment?: DeskAppointment }
  | { readonly kind: 'scene'; readonly token: string };

interface PanelsProps {
  panel: Panel | undefined;
  day: DeskDay;
  now: Date;
  /** The only service on screen. */
  service: ServiceType | undefined;
  points: readonly DeskPoint[];
  pointName: (servicePointId: string) => string;
  onPanel: (panel: Panel | undefined) => void;
  onChanged: (appointment: DeskAppointment) => void;
  onDone: (text: string) => void;
  onScan: (content: string) => void;
}

/** The dialogs of the desk, one at a time. */
export function Panels({
  panel,
  day,
  now,
  service,
  points,
  pointName,
  onPanel,
  onChanged,
  onDone,
  onScan,
}: PanelsProps) {
  const { role, servicePoints } = useAccount();
  const today = dayOf(now);
  const close = () => onPanel(undefined);
  const ends = { onDone, onChanged };

  if (panel === undefined) return null;
  if (panel.kind === 'scan') return <ScanDialog onClose={close} onCode={onScan} />;
  if (panel.kind === 'note') {
    return (
      <NoteDialog
        day={day}
        mayWriteForAll={role !== 'counter' || servicePoints.all}
        pointName={pointName}
        onClose={close}
        onDone={onDone}
      />
    );
  }
  if (panel.kind === 'labels') {
    const { appointment } = panel;
    return (
      <LabelDialog
        {...(appointment === undefined ? ofDay(day, service) : { bookings: [appointment] })}
        pointName={pointName}
        onClose={() => onPanel(appointment && { kind: 'booking', appointment })}
      />
    );
  }
  if (panel.kind === 'caller') {
    return (
      <CallerDialog
        points={points}
        today={today}
        slot={panel.slot}
        here={whereToStart(points, day, service)}
        pointName={pointName}
        onClose={close}
        onChanged={onChanged}
      />
    );
  }
  if (panel.kind === 'walk-in' || panel.kind === 'scene') {
    const walkIn = {
      ...ends,
      day: today,
      slots: day.day === today ? day.slots : [],
      service,
      mayExceed: role !== 'counter',
      onClose: close,
    };
    const toCaller = (slot: DeskSlot) =>
      onPanel({ kind: 'caller', slot: { ...slot, day: day.day, servicePointId: day.servicePointId } });
    if (panel.kind === 'walk-in') {
      return <WalkInDialog {...walkIn} slotId={panel.slotId} onCaller={toCaller} />;
    }
    const open = (appointment: DeskAppointment) => onPanel({ kind: 'booking', appointment });
    return (
      <SceneDialog
        {...walkIn}
        key={panel.token}
        slotId={undefined}
        token={panel.token}
        pointName={pointName}
        onOpen={open}
        onWalkIn={() => onPanel({ kind: 'walk-in' })}
      />
    );
  }

  const { kind } = panel;
  const appointment = newest(panel.appointment, day);
  const form = {
    ...ends,
    appointment,
    onBack: () => onPanel({ kind: 'booking', appointment }),
  };
  if (kind === 'change')
    return <ChangeDialog {...form} points={points} today={today} pointName={pointName} />;
  if (kind === 'correct') return <CorrectDialog {...form} />;
  if (kind === 'cancel') return <CancelDialog {...form} />;
  return (
    <BookingPanel
      {...ends}
      key={appointment.appointmentId}
      appointment={appointment}
      now={now}
      here={{ servicePointId: day.servicePointId, day: day.day }}
      pointName={pointName}
      onClose={close}
      onAct={(act) => onPanel({ kind: act, appointment })}
      onLabel={() => onPanel({ kind: 'labels', appointment })}
    />
  );
}

/** Whoever has a seat of the day, as far as they are on screen, and whose data are still there. */
function ofDay({ appointments }: DeskDay, service: ServiceType | undefined) {
  const bookings = appointments.filter(
    ({ status, type, erased }) =>
      status !== 'CANCELLED' && !erased && (service === undefined || type === service),
  );
  return { bookings, expected: bookings.filter(({ status }) => status === 'BOOKED') };
}

/** A caller is asked first about the point on screen, and the service looked at there, or its first. */
function whereToStart(
  points: readonly DeskPoint[],
  { servicePointId }: DeskDay,
  service: ServiceType | undefined,
): { servicePointId: string; type: ServiceType } {
  const types = points.find((one) => one.servicePointId === servicePointId)?.types ?? [];
  return { servicePointId, type: service ?? types[0] ?? 'ECG' };
}

/** The day on screen follows the server; whatever was found elsewhere is as old as the search. */
function newest(found: DeskAppointment, { appointments }: DeskDay): DeskAppointment {
  const shown = appointments.find(({ appointmentId }) => appointmentId === found.appointmentId);
  return shown !== undefined && shown.version >= found.version ? shown : found;
}
