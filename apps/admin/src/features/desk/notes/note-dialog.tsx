import { keyOf } from '@phial/browser/server-state/call-query';
import { CallError, refusalData } from '@phial/client/call-error';
import { readDeskDay, writeDayNote } from '@phial/contract/calls/desk';
import { type DayNote, LONGEST_DAY_NOTE } from '@phial/contract/desk/day-note';
import type { DeskDay } from '@phial/contract/desk/desk';
import { formatLongDate } from '@phial/domain/hong-kong-time';
import { ChoiceField } from '@phial/ui/choice-field/choice-field';
import { describedBy, FieldRow } from '@phial/ui/field-row/field-row';
import { Notice } from '@phial/ui/notice/notice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { send } from '../../../api-client/client.ts';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { FormDialog } from '../../../shell/form-dialog.tsx';
import styles from './day-notes.module.css';

type Which = keyof DeskDay['notes'];

/**
 * Writes a note for the day on screen. What somebody else wrote meanwhile is shown beside what was typed, which stays:
 * saving again replaces it.
 */
export function NoteDialog({
  day: { servicePointId, day, notes },
  mayWriteForAll,
  pointName,
  onClose,
  onDone,
}: {
  day: Pick<DeskDay, 'servicePointId' | 'day' | 'notes'>;
  /** The account works for all service points. */
  mayWriteForAll: boolean;
  pointName: (servicePointId: string) => string;
  onClose: () => void;
  onDone: (text: string) => void;
}) {
  const words = useMessages().dayNotes;
  const language = useLanguage();
  const id = useId();
  const client = useQueryClient();
  const [which, setWhich] = useState<Which>('ofPoint');
  // As they were when the dialog opened, and later as a conflict has shown them.
  const [known, setKnown] = useState(notes);
  const [texts, setTexts] = useState({ ofPoint: notes.ofPoint.text, ofAll: notes.ofAll.text });
  const text = texts[which];
  const tooLong = text.trim().length > LONGEST_DAY_NOTE;
  const error = tooLong ? words.tooLong(LONGEST_DAY_NOTE, text.trim().length) : undefined;

  const save = useMutation({
    mutationFn: () =>
      send(writeDayNote, {
        body: {
          servicePointId: which === 'ofAll' ? null : servicePointId,
          day,
          text: text.trim(),
          version: known[which].version,
        },
        ownMessage: true,
      }),
    onSuccess: ({ text: saved }) => {
      void client.invalidateQueries({ queryKey: keyOf(readDeskDay) });
      onDone(saved === '' ? words.removed : words.done);
    },
    onError: (failure) => {
      // A fault of ours goes to the console; the form and what was typed stay.
      if (!(failure instanceof CallError)) throw failure;
      const theirs = conflictIn(failure);
      if (theirs !== undefined) setKnown({ ...known, [which]: theirs });
    },
  });

  return (
    <FormDialog
      title={words.title(formatLongDate(day, language))}
      closeLabel={words.close}
      back={words.close}
      submit={words.save}
      busy={save.isPending}
      onClose={onClose}
      onSubmit={() => !tooLong && save.mutate()}
    >
      <div className={styles.problem}>
        <Problem error={save.error} />
      </div>
      {mayWriteForAll && (
        <ChoiceField
          id={`${id}-which`}
          label={words.where}
          value={which}
          onChange={(to) => {
            save.reset();
            setWhich(to === 'ofAll' ? 'ofAll' : 'ofPoint');
          }}
          options={[
            { value: 'ofPoint', label: pointName(servicePointId) },
            { value: 'ofAll', label: words.allPoints },
          ]}
        />
      )}
      <FieldRow label={words.note} htmlFor={`${id}-note`} hint={words.hint} error={error}>
        <textarea
          id={`${id}-note`}
          className={styles.box}
          rows={5}
          data-autofocus
          value={text}
          aria-invalid={tooLong || undefined}
          aria-describedby={describedBy(`${id}-note`, { error, hint: words.hint })}
          onChange={(event) => setTexts({ ...texts, [which]: event.currentTarget.value })}
        />
      </FieldRow>
    </FormDialog>
  );
}

function conflictIn(error: unknown): DayNote | undefined {
  return refusalData(writeDayNote, error, 'version-conflict')?.note;
}

/** Why it was not saved: what somebody else wrote meanwhile, or the refusal's own words. */
function Problem({ error }: { error: unknown }) {
  const words = useMessages().dayNotes;
  const theirs = conflictIn(error);
  if (theirs !== undefined) {
    return (
      <Notice tone="warning" live="alert" title={words.conflict}>
        <p className={styles.text}>{theirs.text === '' ? words.nowEmpty : theirs.text}</p>
        <p>{words.conflictHint}</p>
      </Notice>
    );
  }
  if (!(error instanceof CallError)) return null;
  return (
    <Notice tone="error" live="alert">
      <p>{error.msg}</p>
    </Notice>
  );
}
