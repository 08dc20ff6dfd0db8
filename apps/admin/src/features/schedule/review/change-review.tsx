import { CallError } from '@phial/client/call-error';
import type { Schedule, ScheduleConflict } from '@phial/contract/schedule/schedule';
import type { ScheduleChange, SchedulePreview } from '@phial/contract/schedule/schedule-change';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Checkbox } from '@phial/ui/checkbox/checkbox';
import { Loading } from '@phial/ui/loading/loading';
import { Notice } from '@phial/ui/notice/notice';
import { useEffect } from 'react';
import { useMessages } from '../../../language/language.ts';
import { FocusedNotice } from '../../../shell/focused-notice.tsx';
import { Step } from '../../../shell/step.tsx';
import { TryAgain } from '../../../shell/try-again.tsx';
import { AffectedBookings } from './affected-bookings.tsx';
import styles from './change-review.module.css';
import { type Chosen, type ListChanges, markedFirst } from './choices.ts';
import { useReview } from './use-review.ts';

/** Id of the tick that the marked bookings were checked. */
const CHECKED = 'review-checked';

interface ChangeReviewProps {
  change: ScheduleChange;
  schedule: Pick<Schedule, 'points' | 'today' | 'lastDay'>;
  /** What is to be changed, in a few words. */
  summary: string;
  onBack: () => void;
  /** What is said once it is made. */
  done: string;
  onDone: () => void;
  onConflict: (now: ScheduleConflict) => void;
}

/** Before a change is made: what it does, whom it affects, what becomes of each of them; then the confirmation. */
export function ChangeReview({ change, schedule, summary, onBack, ...ends }: ChangeReviewProps) {
  const { review: words, back, failed } = useMessages().schedule;
  const review = useReview(change, ends);
  const { preview, changes, refusal } = review;
  useEffect(() => {
    if (review.checkMissing) document.getElementById(CHECKED)?.focus();
  }, [review.checkMissing]);
  const affected = preview?.bookings.length ?? 0;
  const marks = changes?.marks;
  return (
    <Step id="review" title={words.title} wide>
      <p className={styles.what}>{summary}</p>
      {review.isReading && <Loading active label={words.looking} />}
      {review.readError !== null && (
        <TryAgain
          title={failed}
          onTryAgain={() => {
            // The button that was pressed goes away.
            document.getElementById('review-title')?.focus();
            review.readAgain();
          }}
          {...(review.readError instanceof CallError && { hint: review.readError.msg })}
        />
      )}
      {changes !== undefined && <OutdatedNotice key={preview?.fingerprint} changes={changes} />}
      {preview !== undefined && (
        <>
          <Effects preview={preview} />
          {affected === 0 ? (
            <Notice tone="success" live="status" title={words.nobody} />
          ) : (
            <>
              <Notice tone="warning" live="status" title={words.affected(affected)}>
                <p>{words.affectedHint}</p>
              </Notice>
              <AffectedBookings
                change={change}
                bookings={marks ? markedFirst(preview.bookings, marks) : preview.bookings}
                schedule={schedule}
                marks={marks}
                review={review}
              />
              <p className={styles.sum} role="status">
                {sumOf(preview, review.settled, words.summary)}
              </p>
            </>
          )}
        </>
      )}
      {refusal !== undefined && (
        <Notice tone="error" live="alert" title={words.clash}>
          <p>{refusal}</p>
        </Notice>
      )}
      {review.toCheck > 0 && (
        <Checkbox
          id={CHECKED}
          label={words.checked(review.toCheck)}
          checked={review.checked}
          error={review.checkMissing ? words.checkedNeeded : undefined}
          onChange={review.setChecked}
        />
      )}
      <ButtonRow>
        <Button onClick={onBack}>{back}</Button>
        {preview !== undefined && (
          <Button variant="primary" busy={review.busy} onClick={review.confirm}>
            {affected === 0 ? words.confirm : words.confirmAffected(affected)}
          </Button>
        )}
      </ButtonRow>
    </Step>
  );
}

/** The list has changed under whoever confirmed it: what is new in it, and that nothing has been done. */
function OutdatedNotice({ changes: { marks, gone } }: { changes: ListChanges }) {
  const words = useMessages().schedule.review;
  const count = (mark: 'added' | 'altered') => [...marks.values()].filter((one) => one === mark).length;
  const counts = { added: count('added'), altered: count('altered'), gone };
  return (
    <FocusedNotice tone="warning" title={words.outdated}>
      <p>{words.outdatedHint}</p>
      <ul className={styles.effects}>
        {(['added', 'altered', 'gone'] as const)
          .filter((kind) => counts[kind] > 0)
          .map((kind) => (
            <li key={kind}>{words.changes[kind](counts[kind])}</li>
          ))}
      </ul>
    </FocusedNotice>
  );
}

function Effects({ preview: { slots, holds } }: { preview: SchedulePreview }) {
  const words = useMessages().schedule.review;
  const kinds = ['added', 'removed', 'enlarged', 'reduced'] as const;
  const lines = kinds.filter((kind) => slots[kind] > 0).map((kind) => words.slots[kind](slots[kind]));
  return (
    <ul className={styles.effects}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
      {lines.length === 0 && <li>{words.slots.none}</li>}
      {holds > 0 && <li>{words.holds(holds)}</li>}
    </ul>
  );
}

function sumOf(
  { bookings }: SchedulePreview,
  settled: Chosen,
  say: (moved: number, cancelled: number, telephone: number) => string,
): string {
  const cancelled = bookings.filter(({ apptRecordId }) => settled.get(apptRecordId) === null).length;
  const telephone = bookings.filter(({ tell }) => tell === 'telephone').length;
  return say(bookings.length - cancelled, cancelled, telephone);
}
