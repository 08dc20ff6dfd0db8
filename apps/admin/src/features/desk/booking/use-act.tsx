import { CallError, refusalData } from '@phial/client/call-error';
import { changeDeskAppointment } from '@phial/contract/calls/desk';
import type { DeskAppointment } from '@phial/contract/desk/desk';
import { formatLongDate } from '@phial/domain/hong-kong-time';
import { Notice } from '@phial/ui/notice/notice';
import { useMutation } from '@tanstack/react-query';
import { useLanguage, useMessages } from '../../../language/language.ts';

/** What the forms about a booking have in common. */
export interface BookingFormProps {
  /** As it is now. */
  appointment: DeskAppointment;
  onBack: () => void;
  /** A response, or a conflict, has brought the appointment as it is now. */
  onChanged: (appointment: DeskAppointment) => void;
  /** It is done, and these words say so. */
  onDone: (text: string) => void;
}

interface Act {
  readonly call: () => Promise<DeskAppointment>;
  /** After a success, once the appointment is on screen. */
  readonly done: (appointment: DeskAppointment) => void;
}

/**
 * One thing done to an appointment at a time. A refusal is shown where it was
 * asked for; when somebody else was faster nothing has been done, what was
 * typed stays, and the appointment on screen becomes what it is now. The server's words for some refusals speak to
 * the visitor; the desk has its own, about the patient.
 * @param onChanged gets the appointment as it is now, from the response or from the conflict
 */
export function useAct(onChanged: (appointment: DeskAppointment) => void) {
  const refusals: Readonly<Record<string, string>> = useMessages().desk.refusals;
  const {
    mutate,
    isPending: busy,
    error,
  } = useMutation({
    mutationFn: ({ call }: Act) => call(),
    onSuccess: (changed, { done }) => {
      onChanged(changed);
      done(changed);
    },
    onError: (failure) => {
      // A fault of ours goes to the console; the form and what was typed stay.
      if (!(failure instanceof CallError)) throw failure;
      const theirs = conflictIn(failure);
      if (theirs !== undefined) onChanged(theirs);
    },
  });
  const conflict = conflictIn(error);
  const problem = error instanceof CallError ? refusals[error.error ?? ''] || error.msg : undefined;
  return {
    act: (call: Act['call'], done: Act['done']) => {
      if (!busy) mutate({ call, done });
    },
    busy,
    conflict,
    /** Why it was not done. */
    notice: <ActNotice problem={problem} conflict={conflict} />,
  };
}

/** All acts are refused with the same data. */
function conflictIn(error: unknown): DeskAppointment | undefined {
  return refusalData(changeDeskAppointment, error, 'version-conflict')?.appointment;
}

/** Why something was not done: the refusal's own words, or what somebody else has made of the booking meanwhile. */
export function ActNotice({
  problem,
  conflict,
}: {
  problem: string | undefined;
  conflict?: DeskAppointment | undefined;
}) {
  const words = useMessages().desk;
  const language = useLanguage();
  if (conflict !== undefined) {
    const time = words.moment(formatLongDate(conflict.day, language), conflict.time);
    return (
      <Notice tone="warning" live="alert" title={words.conflict.title}>
        <p>{words.conflict.now(words.status[conflict.status], time)}</p>
        <p>{words.conflict.hint}</p>
      </Notice>
    );
  }
  if (problem === undefined) return null;
  return (
    <Notice tone="error" live="alert">
      <p>{problem}</p>
    </Notice>
  );
}
