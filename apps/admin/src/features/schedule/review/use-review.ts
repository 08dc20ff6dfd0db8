import { keyOf } from '@phial/browser/server-state/call-query';
import { CallError, refusalData } from '@phial/client/call-error';
import { confirmChange, previewChange, readSchedule } from '@phial/contract/calls/schedule';
import type { ScheduleConflict } from '@phial/contract/schedule';
import type {
  Decision,
  OfferedPlace,
  ScheduleChange,
  SchedulePreview,
} from '@phial/contract/schedule-change';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { send } from '../../../api-client/client.ts';
import { type Chosen, outcomes, stillPossible } from './choices.ts';
import { type ListNews, listNews } from './list-news.ts';

/** The state of a look at whom a change affects. */
export type Look =
  | { readonly state: 'looking' }
  | { readonly state: 'refused'; readonly error: unknown }
  | { readonly state: 'seen'; readonly preview: SchedulePreview; readonly news?: ListNews };

/**
 * Looks at whom a change affects, keeps what is chosen for each, and confirms. When bookings have changed
 * meanwhile the new list takes the place of the old one; what was chosen stays where it is still offered, and
 * nothing is confirmed until somebody says that the bookings marked in it were looked at.
 * @param change the same for the life of the component
 */
export function useReview(
  change: ScheduleChange,
  {
    onDone,
    onConflict,
  }: {
    onDone: (done: { moved: number; cancelled: number }) => void;
    /** Somebody else has changed the week or the closure. */
    onConflict: (now: ScheduleConflict) => void;
  },
) {
  const queries = useQueryClient();
  const [look, setLook] = useState<Look>({ state: 'looking' });
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [looked, setLooked] = useState(false);
  const [lookMissing, setLookMissing] = useState(false);
  const conflict = useRef(onConflict);
  conflict.current = onConflict;

  useEffect(() => {
    let current = true;
    send(previewChange, { body: { change }, ownMessage: true }).then(
      (preview) => {
        if (current) setLook({ state: 'seen', preview });
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

  const seen = look.state === 'seen' ? look.preview : undefined;
  const toLookAt = look.state === 'seen' ? (look.news?.marks.size ?? 0) : 0;
  const settled: Chosen = seen === undefined ? new Map() : outcomes(seen.bookings, chosen);

  /** The new list of a refusal takes the place of the old one. @returns whether there was one */
  function takeNewer(error: unknown): boolean {
    const newer = newerIn(error);
    if (newer === undefined || look.state !== 'seen') return false;
    const { bookings } = newer;
    const kept = stillPossible(chosen, bookings);
    const before = { bookings: look.preview.bookings, settled };
    const unseen = looked ? undefined : look.news?.marks;
    const news = listNews(before, { bookings, settled: outcomes(bookings, kept) }, unseen);
    setChosen(kept);
    setLook({ state: 'seen', preview: newer, news });
    setLooked(false);
    setLookMissing(false);
    return true;
  }

  async function confirm(): Promise<void> {
    if (seen === undefined) return;
    if (toLookAt > 0 && !looked) {
      setLookMissing(true);
      return;
    }
    setBusy(true);
    setRefusal(undefined);
    try {
      const decisions = seen.bookings.map(({ apptRecordId }) =>
        decisionOf(apptRecordId, settled.get(apptRecordId) ?? null),
      );
      const body = { change, fingerprint: seen.fingerprint, decisions };
      const done = await send(confirmChange, { body, ownMessage: true });
      await queries.invalidateQueries({ queryKey: keyOf(readSchedule) });
      onDone(done);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (takeNewer(error)) return;
      const now = conflictIn(error);
      if (now !== undefined) onConflict(now);
      else setRefusal(error.msg);
    } finally {
      setBusy(false);
    }
  }

  return {
    look,
    refusal,
    busy,
    chosen,
    settled,
    takeNewer,
    /** Bookings marked in a newer list, and whether somebody says they were looked at. */
    toLookAt,
    looked,
    lookMissing: lookMissing && !looked,
    setLooked,
    /** @param place null: cancelled */
    choose: (apptRecordId: string, place: OfferedPlace | null) =>
      setChosen((before) => new Map(before).set(apptRecordId, place)),
    confirm: () => void confirm(),
  };
}

function decisionOf(apptRecordId: string, place: OfferedPlace | null): Decision {
  if (place === null) return { apptRecordId, move: null };
  const { servPtId, servTime } = place;
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
