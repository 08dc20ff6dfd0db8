import { CallError, refusalData } from '@phial/client/call-error';
import { changeDeskAppointment } from '@phial/contract/calls/desk';
import type { DeskAppointment } from '@phial/contract/desk';
import { useMutation } from '@tanstack/react-query';
import { useMessages } from '../../../language/language.ts';

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
      const theirs = conflictIn(failure);
      if (theirs !== undefined) onChanged(theirs);
    },
    throwOnError: (failure) => !(failure instanceof CallError),
  });
  const conflict = conflictIn(error);
  return {
    act: (call: Act['call'], done: Act['done']) => {
      if (!busy) mutate({ call, done });
    },
    busy,
    conflict,
    /** The words of any other refusal. */
    problem:
      error instanceof CallError && conflict === undefined
        ? refusals[error.error ?? ''] || error.msg
        : undefined,
  };
}

/** All acts are refused with the same data. */
function conflictIn(error: unknown): DeskAppointment | undefined {
  return refusalData(changeDeskAppointment, error, 'version-conflict')?.appointment;
}
