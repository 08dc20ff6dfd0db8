import type { Closure, Schedule } from '@phial/contract/schedule/schedule';
import type { ScheduleChange } from '@phial/contract/schedule/schedule-change';
import { Button } from '@phial/ui/button/button';
import { useState } from 'react';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { FocusedNotice } from '../../../shell/focused-notice.tsx';
import { Step } from '../../../shell/step.tsx';
import { useClosureReach, useDaysText } from '../location-names.ts';
import { ChangeReview } from '../review/change-review.tsx';
import { type ClosureDraft, changeOf, hoursOf, locationOf } from './closure-draft.ts';
import { ClosureForm } from './closure-form.tsx';
import styles from './closures.module.css';

/** Entering, changing or removing one closure: the form, then the look at whom it affects. */
export function ClosureStep({
  start,
  opened,
  schedule,
  onDone,
  onCancel,
}: {
  start: ClosureDraft;
  /** The closure that is changed; undefined for a new one. */
  opened: Closure | undefined;
  schedule: Pick<Schedule, 'points' | 'today' | 'lastDay'>;
  onDone: () => void;
  onCancel: () => void;
}) {
  const { closures: words } = useMessages().schedule;
  const days = useDaysText();
  const language = useLanguage();
  const reach = useClosureReach(schedule.points);
  const [draft, setDraft] = useState(start);
  const [former, setFormer] = useState(opened);
  const [change, setChange] = useState<ScheduleChange>();
  // Null: somebody else has removed it.
  const [theirs, setTheirs] = useState<Closure | null>();

  if (change !== undefined) {
    return (
      <ChangeReview
        change={change}
        schedule={schedule}
        summary={
          change.kind === 'closure-end'
            ? `${words.remove}: ${former?.names[language] ?? ''}, ${former === undefined ? '' : days(former)}`
            : `${draft.names[language]}: ${reach(former ?? locationOf(draft))}, ${days({ ...draft, hours: hoursOf(draft) })}`
        }
        onBack={() => setChange(undefined)}
        onConflict={({ closure: now = null }) => {
          setChange(undefined);
          setTheirs(now);
          if (now !== null) setFormer(now);
        }}
        done={change.kind === 'closure-end' ? words.removed : words.saved}
        onDone={onDone}
      />
    );
  }
  const isOver = former !== undefined && former.until < schedule.today;
  return (
    <Step id="closure" title={opened === undefined ? words.addTitle : words.editTitle}>
      {theirs !== undefined && (
        <FocusedNotice tone="warning" title={theirs === null ? words.conflictGone : words.conflictTitle}>
          {theirs !== null && <p>{words.conflict(days(theirs), theirs.names[language])}</p>}
        </FocusedNotice>
      )}
      <ClosureForm
        draft={draft}
        points={schedule.points}
        locationFixed={former !== undefined}
        onChange={setDraft}
        onCancel={onCancel}
        onReview={() => setChange(changeOf(draft, theirs === null ? undefined : former))}
        more={
          former !== undefined &&
          theirs !== null &&
          !isOver && (
            <Button
              variant="danger"
              onClick={() =>
                setChange({ kind: 'closure-end', closureId: former.closureId, version: former.version })
              }
            >
              {words.remove}
            </Button>
          )
        }
      />
      {former !== undefined && !isOver && <p className={styles.hint}>{words.removeHint}</p>}
    </Step>
  );
}
