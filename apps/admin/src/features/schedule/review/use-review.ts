import { notify } from '@phial/browser/notices/notices';
import { keyOf } from '@phial/browser/server-state/call-query';
import { CallError, refusalData } from '@phial/client/call-error';
import { confirmChange, previewChange, readSchedule } from '@phial/contract/calls/schedule';
import type { ScheduleConflict } from '@phial/contract/schedule/schedule';
import type {
  Decision,
  OfferedSlot,
  ScheduleChange,
  SchedulePreview,
} from '@phial/contract/schedule/schedule-change';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { send } from '../../../api-client/client.ts';
import { useMessages } from '../../../language/language.ts';
import { type Chosen, type ListChanges, listChanges, outcomes, stillPossible } from './choices.ts';

/**
 * Reads whom a change affects, keeps what is chosen for each, and confirms. When bookings have changed
 * meanwhile the new list takes the place of the old one; what was chosen stays where it is still offered, and
 * nothing is confirmed until somebody says that the bookings marked in it were checked.
 * @param change the same for the life of the component
 */
export function useReview(
  change: ScheduleChange,
  {
    done,
    onDone,
    onConflict,
  }: {
    /** What is said once it is confirmed. */
    done: string;
    onDone: () => void;
    /** Somebody else has changed the week or the closure. */
    onConflict: (now: ScheduleConflict) => void;
  },
) {
  const { review: words } = useMessages().schedule;
  const queries = useQueryClient();
  const read = useQuery({
    // A key of its own: what lies below the schedule is read again after the confirmation, and this must not be.
    queryKey: ['schedule-review', change],
    queryFn: ({ signal }) => send(previewChange, { body: { change }, ownMessage: true, signal }),
    staleTime: 0,
    gcTime: 0,
  });
  /** From the refusal of an outdated one. */
  const [newer, setNewer] = useState<{ preview: SchedulePreview; changes: ListChanges }>();
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const [checked, setChecked] = useState(false);
  const [checkMissing, setCheckMissing] = useState(false);
  const confirmation = useMutation({
    mutationFn: ({ fingerprint, bookings }: SchedulePreview) => {
      const decisions = bookings.map(({ apptRecordId }) =>
        decisionOf(apptRecordId, settled.get(apptRecordId) ?? null),
      );
      return send(confirmChange, { body: { change, fingerprint, decisions }, ownMessage: true });
    },
    onSuccess: async ({ moved, cancelled }) => {
      await queries.invalidateQueries({ queryKey: keyOf(readSchedule) });
      const detail = moved + cancelled > 0 ? words.done(moved, cancelled) : undefined;
      notify({ tone: 'success', text: done, detail });
      onDone();
    },
    onError: (error) => void takeNewer(error),
  });

  const conflict = conflictIn(read.error) ?? conflictIn(confirmation.error);
  const leave = useEffectEvent(onConflict);
  useEffect(() => {
    if (conflict !== undefined) leave(conflict);
  }, [conflict]);

  const preview = newer?.preview ?? read.data;
  const toCheck = newer?.changes.marks.size ?? 0;
  const settled: Chosen = preview === undefined ? new Map() : outcomes(preview.bookings, chosen);

  /** The new list of a refusal takes the place of the old one. @returns whether there was one */
  function takeNewer(error: unknown): boolean {
    const next = newerIn(error);
    if (next === undefined || preview === undefined) return false;
    const { bookings } = next;
    const kept = stillPossible(chosen, bookings);
    const before = { bookings: preview.bookings, settled };
    const unchecked = checked ? undefined : newer?.changes.marks;
    const changes = listChanges(before, { bookings, settled: outcomes(bookings, kept) }, unchecked);
    setChosen(kept);
    setNewer({ preview: next, changes });
    setChecked(false);
    setCheckMissing(false);
    return true;
  }

  return {
    isReading: read.isFetching,
    readError: read.isFetching || conflict !== undefined ? null : read.error,
    readAgain: () => void read.refetch(),
    preview,
    /** How it differs from the one before, where there was one. */
    changes: newer?.changes,
    refusal: wordsOf(confirmation.error),
    busy: confirmation.isPending,
    chosen,
    settled,
    takeNewer,
    /** Bookings marked in a newer list, and whether somebody says they were checked. */
    toCheck,
    checked,
    checkMissing: checkMissing && !checked,
    setChecked,
    /** @param slot null: cancelled */
    choose: (apptRecordId: string, slot: OfferedSlot | null) =>
      setChosen((before) => new Map(before).set(apptRecordId, slot)),
    confirm: () => {
      if (toCheck > 0 && !checked) setCheckMissing(true);
      else if (preview !== undefined) confirmation.mutate(preview);
    },
  };
}

function decisionOf(apptRecordId: string, slot: OfferedSlot | null): Decision {
  if (slot === null) return { apptRecordId, move: null };
  const { servPtId, servTime } = slot;
  return { apptRecordId, move: { servPtId, servTime } };
}

/** What a version conflict carries; undefined for every other error. */
function conflictIn(error: unknown): ScheduleConflict | undefined {
  return refusalData(confirmChange, error, 'version-conflict');
}

/** The preview of the moment in the refusal of one that is outdated. */
function newerIn(error: unknown): SchedulePreview | undefined {
  return refusalData(confirmChange, error, 'preview-outdated')?.preview;
}

/** A refusal that the page answers with nothing but its words. */
function wordsOf(error: unknown): string | undefined {
  if (!(error instanceof CallError) || newerIn(error) !== undefined) return undefined;
  return conflictIn(error) === undefined ? error.msg : undefined;
}
