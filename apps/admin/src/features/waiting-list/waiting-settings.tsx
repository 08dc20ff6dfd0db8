import { notify } from '@phial/browser/notices/notices';
import { keyOf } from '@phial/browser/server-state/call-query';
import { CallError, refusalData } from '@phial/client/call-error';
import type { WaitingSettings } from '@phial/contract/booking/waiting';
import { changeWaitingSettings, readWaitingSettings } from '@phial/contract/calls/waiting';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Card } from '@phial/ui/card/card';
import { Checkbox } from '@phial/ui/checkbox/checkbox';
import { Notice } from '@phial/ui/notice/notice';
import { TextField } from '@phial/ui/text-field/text-field';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callQuery, notifyCallError, send } from '../../api-client/client.ts';
import { useMessages } from '../../language/language.ts';
import styles from './waiting-list.module.css';

/** What each number may be, as the calls take it. */
const RANGES = {
  offerMinutes: [5, 720],
  sameDayMinutes: [5, 120],
  deskReserve: [0, 50],
} as const;
type NumberField = keyof typeof RANGES;
const NUMBERS = Object.keys(RANGES) as NumberField[];

/** How the waiting list is run, for managers. */
export function WaitingSettingsForm({ onSaved }: { onSaved: () => void }) {
  const { data } = useQuery(callQuery(readWaitingSettings));
  return data === undefined ? null : <Form settings={data} onSaved={onSaved} />;
}

function Form({ settings, onSaved }: { settings: WaitingSettings; onSaved: () => void }) {
  const words = useMessages().waitingDesk.settings;
  const queries = useQueryClient();
  const [isOn, setIsOn] = useState(settings.isOn);
  const [typed, setTyped] = useState<Record<NumberField, string>>({
    offerMinutes: String(settings.offerMinutes),
    sameDayMinutes: String(settings.sameDayMinutes),
    deskReserve: String(settings.deskReserve),
  });
  const [tried, setTried] = useState(false);
  const save = useMutation({
    mutationFn: (body: WaitingSettings) => send(changeWaitingSettings, { body, ownMessage: true }),
    onSuccess: (saved) => {
      queries.setQueryData(keyOf(readWaitingSettings, {}), saved);
      notify({ tone: 'success', text: words.saved });
      onSaved();
    },
    onError: (error) => {
      if (!(error instanceof CallError)) throw error;
      const theirs = refusalData(changeWaitingSettings, error, 'version-conflict')?.settings;
      // What was typed stays; saving it again is done in the knowledge of theirs.
      if (theirs === undefined) notifyCallError(error);
      else queries.setQueryData(keyOf(readWaitingSettings, {}), theirs);
    },
  });
  const isConflict = refusalData(changeWaitingSettings, save.error, 'version-conflict') !== undefined;
  const isWrong = (field: NumberField) => {
    const [least, most] = RANGES[field];
    const value = Number(typed[field]);
    return !/^\d+$/.test(typed[field]) || value < least || value > most;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (NUMBERS.some(isWrong)) return;
    save.mutate({
      isOn,
      offerMinutes: Number(typed.offerMinutes),
      sameDayMinutes: Number(typed.sameDayMinutes),
      deskReserve: Number(typed.deskReserve),
      version: settings.version,
    });
  };
  return (
    <Card as="section" labelledBy="waiting-settings">
      <h2 id="waiting-settings" className="text-lg">
        {words.title}
      </h2>
      <form noValidate onSubmit={submit} className={styles.settings}>
        <Checkbox id="waiting-on" label={words.isOn} checked={isOn} onChange={setIsOn} />
        {NUMBERS.map((field) => (
          <TextField
            key={field}
            id={`waiting-${field}`}
            label={words[field]}
            inputMode="numeric"
            maxLength={3}
            required
            value={typed[field]}
            onChange={(text) => setTyped((now) => ({ ...now, [field]: text }))}
            error={tried && isWrong(field) ? words.wrong(RANGES[field][0], RANGES[field][1]) : undefined}
          />
        ))}
        {isConflict && (
          <Notice tone="warning" live="alert" title={words.conflict}>
            <p>
              {words.theirs(
                settings.isOn ? words.switchedOn : words.switchedOff,
                settings.offerMinutes,
                settings.sameDayMinutes,
                settings.deskReserve,
              )}
            </p>
            <p>{words.saveAgain}</p>
          </Notice>
        )}
        <ButtonRow>
          <Button type="submit" variant="primary" busy={save.isPending}>
            {words.save}
          </Button>
        </ButtonRow>
      </form>
    </Card>
  );
}
