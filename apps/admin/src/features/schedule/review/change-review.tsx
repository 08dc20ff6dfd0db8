import { CallError } from '@phial/browser/api/call-error';
import type { SchedulePoint } from '@phial/contract/schedule';
import type { ScheduleChange, SchedulePreview } from '@phial/contract/schedule-change';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Loading } from '@phial/ui/loading/loading';
import { Notice } from '@phial/ui/notice/notice';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../../language/language.ts';
import styles from './change-review.module.css';
import { HitBookings } from './hit-bookings.tsx';
import { CANCEL, useReview } from './use-review.ts';

/** Before a change is made: what it does, whom it hits, what becomes of each of them; then the confirmation. */
export function ChangeReview({
  change,
  points,
  summary,
  onBack,
  onDone,
  onConflict,
}: {
  change: ScheduleChange;
  points: readonly SchedulePoint[];
  /** What is to be changed, in a few words. */
  summary: string;
  onBack: () => void;
  onDone: (done: { moved: number; cancelled: number }) => void;
  onConflict: (data: unknown) => void;
}) {
  const { review: words, back, failed } = useMessages().schedule;
  const { look, refusal, busy, choiceOf, choose, confirm } = useReview(change, { onDone, onConflict });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const preview = look.state === 'seen' ? look.preview : undefined;
  const hit = preview?.bookings.length ?? 0;
  return (
    <section className={styles.review} aria-labelledby="review-title">
      <h2 id="review-title" ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <p className={styles.what}>{summary}</p>
      {look.state === 'looking' && <Loading active label={words.looking} />}
      {look.state === 'refused' && (
        <Notice tone="error" live="alert" title={failed}>
          {look.error instanceof CallError && <p>{look.error.msg}</p>}
        </Notice>
      )}
      {look.state === 'seen' && look.outdated && (
        <Notice tone="warning" live="alert" title={words.outdated}>
          <p>{words.outdatedHint}</p>
        </Notice>
      )}
      {preview !== undefined && (
        <>
          <Effects preview={preview} />
          {hit === 0 ? (
            <Notice tone="success" live="status" title={words.nobody} />
          ) : (
            <>
              <Notice tone="warning" live="status" title={words.hit(hit)}>
                <p>{words.hitHint}</p>
              </Notice>
              <HitBookings
                preview={preview}
                points={points}
                choiceOf={(apptRecordId) => choiceOf(apptRecordId, preview)}
                onChoose={choose}
              />
              <p className={styles.sum} role="status">
                {sumOf(preview, (id) => choiceOf(id, preview), words.summary)}
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
      <ButtonRow>
        <Button onClick={onBack}>{back}</Button>
        {preview !== undefined && (
          <Button variant="primary" busy={busy} onClick={confirm}>
            {hit === 0 ? words.confirm : words.confirmHit(hit)}
          </Button>
        )}
      </ButtonRow>
    </section>
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
  choiceOf: (apptRecordId: string) => string,
  say: (moved: number, cancelled: number, telephone: number) => string,
): string {
  const cancelled = bookings.filter(({ apptRecordId }) => choiceOf(apptRecordId) === CANCEL).length;
  const telephone = bookings.filter(({ tell }) => tell === 'telephone').length;
  return say(bookings.length - cancelled, cancelled, telephone);
}
