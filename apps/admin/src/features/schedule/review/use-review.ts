import { CallError } from '@phial/browser/api/call-error';
import type {
  Decision,
  OutdatedPreview,
  Place,
  ScheduleChange,
  SchedulePreview,
} from '@phial/contract/schedule-change';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { confirmChange, MESSAGES, previewChange, SCHEDULE } from '../api.ts';

/** The choice for one booking: the text of a place, or nothing for cancelling it. */
export type Choice = string;

export const CANCEL: Choice = '';

/** A place as one text, for a choice. */
export const placeText = ({ servPtId, servTime }: Place): Choice => `${servTime} ${servPtId}`;

/** The state of a look at whom a change hits. */
export type Look =
  | { readonly state: 'looking' }
  | { readonly state: 'refused'; readonly error: unknown }
  | { readonly state: 'seen'; readonly preview: SchedulePreview; readonly outdated: boolean };

/**
 * Looks at whom a change hits, keeps what is chosen for each, and confirms. When bookings have changed
 * meanwhile the new list takes the place of the old one; what was chosen stays where it is still offered.
 */
export function useReview(
  change: ScheduleChange,
  {
    onDone,
    onConflict,
  }: {
    onDone: (done: { moved: number; cancelled: number }) => void;
    /** Somebody else has changed the week or the closure. */
    onConflict: (data: unknown) => void;
  },
) {
  const queries = useQueryClient();
  const [look, setLook] = useState<Look>({ state: 'looking' });
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const conflict = useRef(onConflict);
  conflict.current = onConflict;

  useEffect(() => {
    let current = true;
    previewChange(change).then(
      (preview) => {
        if (current) setLook({ state: 'seen', preview, outdated: false });
      },
      (error: unknown) => {
        if (!current) return;
        const data = conflictIn(error);
        if (data !== undefined) conflict.current(data);
        else setLook({ state: 'refused', error });
      },
    );
    return () => {
      current = false;
    };
  }, [change]);

  const choiceOf = (apptRecordId: string, preview: SchedulePreview): Choice => {
    const offered =
      preview.bookings.find((booking) => booking.apptRecordId === apptRecordId)?.proposals ?? [];
    const texts = offered.map(placeText);
    const chosen = choices.get(apptRecordId);
    if (chosen !== undefined && (chosen === CANCEL || texts.includes(chosen))) return chosen;
    return texts[0] ?? CANCEL;
  };

  async function confirm(): Promise<void> {
    if (look.state !== 'seen') return;
    const { preview } = look;
    setBusy(true);
    setRefusal(undefined);
    try {
      const decisions = preview.bookings.map(({ apptRecordId, proposals }): Decision => {
        const chosen = choiceOf(apptRecordId, preview);
        return { apptRecordId, move: proposals.find((place) => placeText(place) === chosen) ?? null };
      });
      const done = await confirmChange(change, preview.fingerprint, decisions);
      await queries.invalidateQueries({ queryKey: SCHEDULE });
      void queries.invalidateQueries({ queryKey: MESSAGES });
      onDone(done);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const newer = error.error === 'preview-outdated' ? previewIn(error.data) : undefined;
      if (newer !== undefined) setLook({ state: 'seen', preview: newer, outdated: true });
      else if (conflictIn(error) !== undefined) onConflict(error.data);
      else setRefusal(error.msg);
    } finally {
      setBusy(false);
    }
  }

  return {
    ...{ look, refusal, busy, choiceOf },
    choose: (apptRecordId: string, choice: Choice) =>
      setChoices((before) => new Map(before).set(apptRecordId, choice)),
    confirm: () => void confirm(),
  };
}

/** What a version conflict carries; undefined for every other error. */
function conflictIn(error: unknown): unknown {
  return error instanceof CallError && error.error === 'version-conflict' ? (error.data ?? {}) : undefined;
}

function previewIn(data: unknown): SchedulePreview | undefined {
  // The contract's tests vouch for the shape.
  return (data as Partial<OutdatedPreview> | undefined)?.preview;
}
