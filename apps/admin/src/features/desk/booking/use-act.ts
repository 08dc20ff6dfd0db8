import { CallError, refusalData } from '@phial/client/call-error';
import { changeDeskAppointment } from '@phial/contract/calls/desk';
import type { DeskAppointment } from '@phial/contract/desk';
import { useState } from 'react';
import { useMessages } from '../../../language/language.ts';

interface ActEnds {
  /** The appointment as it is now, from the answer or from the conflict. */
  onChanged: (appointment: DeskAppointment) => void;
}

/**
 * One thing done to an appointment at a time. A refusal is shown where it was
 * asked for; when somebody else was faster nothing has been done, what was
 * typed stays, and the appointment on screen becomes what it is now. The server's words for some refusals speak to
 * the visitor; the desk has its own, about the patient.
 */
export function useAct({ onChanged }: ActEnds) {
  const { refusals } = useMessages().desk;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [conflict, setConflict] = useState<DeskAppointment>();

  /** @param done after a success, once the appointment is on screen */
  const act = async (
    call: () => Promise<DeskAppointment>,
    done: (appointment: DeskAppointment) => void,
  ): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    setConflict(undefined);
    try {
      const changed = await call();
      onChanged(changed);
      done(changed);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      // All acts are refused with the same data.
      const theirs = refusalData(changeDeskAppointment, error, 'version-conflict')?.appointment;
      if (theirs !== undefined) {
        setConflict(theirs);
        onChanged(theirs);
      } else setProblem(deskRefusal(refusals, error));
    } finally {
      setBusy(false);
    }
  };

  return { act, busy, problem, conflict };
}

function deskRefusal(refusals: Readonly<Record<string, string>>, { error, msg }: CallError): string {
  return (error !== undefined && refusals[error]) || msg;
}
