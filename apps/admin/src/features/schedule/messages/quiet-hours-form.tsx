import { notify } from '@phial/browser/notices/notices';
import { keyOf } from '@phial/browser/server-state/call-query';
import { CallError, refusalData } from '@phial/client/call-error';
import { changeMessageSettings, readMessageSettings } from '@phial/contract/calls/messages';
import type { MessageSettings } from '@phial/contract/schedule/message-settings';
import { areQuietHours, type QuietHours } from '@phial/domain/booking/reminder';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Card } from '@phial/ui/card/card';
import { Notice } from '@phial/ui/notice/notice';
import { TextField } from '@phial/ui/text-field/text-field';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callQuery, notifyCallError, send } from '../../../api-client/client.ts';
import { useMessages } from '../../../language/language.ts';
import { readTypedTime } from '../hours/week-rows.ts';
import styles from './quiet-hours-form.module.css';

const ENDS = ['from', 'until'] as const;

/** The quiet hours, for managers. */
export function QuietHoursForm() {
  const { data } = useQuery(callQuery(readMessageSettings));
  return data === undefined ? null : <Form settings={data} />;
}

function Form({ settings }: { settings: MessageSettings }) {
  const words = useMessages().schedule.messages.quietHours;
  const queries = useQueryClient();
  const [typed, setTyped] = useState<QuietHours>(settings.quietHours);
  const [tried, setTried] = useState(false);
  const [others, setOthers] = useState<QuietHours>();
  const now = (settings: MessageSettings) => queries.setQueryData(keyOf(readMessageSettings, {}), settings);
  const save = useMutation({
    mutationFn: (body: MessageSettings) => send(changeMessageSettings, { body, ownMessage: true }),
    onSuccess: (saved) => {
      now(saved);
      setTyped(saved.quietHours);
      setTried(false);
      setOthers(undefined);
      notify({ tone: 'success', text: words.saved });
    },
    onError: (error) => {
      if (!(error instanceof CallError)) throw error;
      const conflict = refusalData(changeMessageSettings, error, 'version-conflict');
      if (conflict === undefined) return notifyCallError(error);
      // What is typed stays: saving once more is an answer to what the other one wrote.
      now(conflict.settings);
      setOthers(conflict.settings.quietHours);
    },
  });
  const quietHours = readTyped(typed);
  const errorOf = (end: keyof QuietHours) => {
    if (!tried) return undefined;
    if (readTypedTime(typed[end]) === undefined) return words.clock;
    return end === 'until' && quietHours && !areQuietHours(quietHours) ? words.order : undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (quietHours === undefined || !areQuietHours(quietHours)) {
      document.getElementById(`quiet-${ENDS.find((end) => !readTypedTime(typed[end])) ?? 'until'}`)?.focus();
      return;
    }
    save.mutate({ quietHours, version: settings.version });
  };
  return (
    <Card as="section" labelledBy="quiet-hours">
      <h2 id="quiet-hours" className="text-lg">
        {words.title}
      </h2>
      <p className={styles.lead}>{words.lead}</p>
      <form noValidate onSubmit={submit} className={styles.form}>
        {others && <Notice tone="warning" live="alert" title={words.changed(others.from, others.until)} />}
        {ENDS.map((end) => (
          <TextField
            key={end}
            id={`quiet-${end}`}
            label={words[end]}
            // On the 24-hour clock, whichever clock the browser's own time boxes would show.
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            placeholder={end === 'from' ? '21:00' : '08:00'}
            required
            value={typed[end]}
            hint={end === 'until' ? words.none : words.fromHint}
            error={errorOf(end)}
            onChange={(text) => setTyped((before) => ({ ...before, [end]: text }))}
            onBlur={() =>
              setTyped((before) => ({ ...before, [end]: readTypedTime(before[end]) ?? before[end] }))
            }
          />
        ))}
        <ButtonRow>
          <Button type="submit" variant="primary" busy={save.isPending}>
            {words.save}
          </Button>
        </ButtonRow>
      </form>
    </Card>
  );
}

/** @returns undefined where one of them is no time */
function readTyped(typed: QuietHours): QuietHours | undefined {
  const [from, until] = [readTypedTime(typed.from), readTypedTime(typed.until)];
  return from === undefined || until === undefined ? undefined : { from, until };
}
